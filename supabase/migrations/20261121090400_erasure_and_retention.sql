-- A person's request: removes every message and subscription of an address, whatever its letter case.
create function public.erase_person(p_email text)
returns table (contact_messages bigint, newsletter_subscriptions bigint)
language sql security definer set search_path = ''
as $$
  with messages as (
    delete from public.novamesa_contact_submissions
    where lower(email) = lower(private.trimmed(p_email)) returning 1
  ), subscriptions as (
    delete from public.newsletter_subscriptions
    where lower(email) = lower(private.trimmed(p_email)) returning 1
  )
  select (select count(*) from messages), (select count(*) from subscriptions)
$$;

-- Time's request, for the owner's scheduler: old messages and the counters of past days.
create function private.purge() returns void
language sql set search_path = ''
as $$
  delete from public.novamesa_contact_submissions
  where created_at < now() - (select keep_messages from private.settings);
  delete from private.request_counts where window_start < now() - interval '1 day';
$$;
