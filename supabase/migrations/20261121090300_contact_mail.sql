-- The outbox. pending -> sending (claimed for mail_lease) -> sent, or back to pending with a growing pause;
-- failed once mail_max_attempts are used up: then a person has to look (contact_mail_backlog tells).
-- Delivery is at least once: who dies between the mail service's yes and finish_contact_mail is mailed again,
-- and the mail service recognises the row's id as the idempotency key.

create function private.mail_is_due(message public.novamesa_contact_submissions) returns boolean
language sql stable set search_path = ''
as $$
  select message.mail_attempts < settings.mail_max_attempts
    and case message.mail_status
      when 'pending' then message.mail_next_at <= now()
      when 'sending' then message.mail_claimed_at <= now() - settings.mail_lease
      else false
    end
  from private.settings
$$;

-- The visitor's call: claims the one saved message with exactly this content, of today or yesterday.
-- Missing arguments match nothing.
create function public.claim_contact_mail(p_name text, p_email text, p_message text)
returns table (id uuid, attempt integer, received text, name text, email text, message text)
language sql security definer set search_path = ''
as $$
  with chosen as materialized (
    select due.id from public.novamesa_contact_submissions as due
    where due.dedupe_key = private.content_key(
        private.clean_line(p_name), private.trimmed(p_email), private.clean_text(p_message))
      and due.day >= (now() at time zone 'UTC')::date - 1
      and private.mail_is_due(due)
    order by due.day desc
    limit 1
    for update skip locked
  )
  update public.novamesa_contact_submissions as claimed
  set mail_status = 'sending', mail_claimed_at = now(), mail_attempts = claimed.mail_attempts + 1
  from chosen where claimed.id = chosen.id
  returning claimed.id, claimed.mail_attempts,
    to_char(claimed.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'),
    claimed.name, claimed.email, claimed.message
$$;

-- The sweeper's call: claims what no visitor's call has mailed, oldest first.
create function public.claim_due_contact_mails(p_limit integer default 10)
returns table (id uuid, attempt integer, received text, name text, email text, message text)
language sql security definer set search_path = ''
as $$
  with chosen as materialized (
    select due.id from public.novamesa_contact_submissions as due
    where due.mail_status in ('pending', 'sending')
      and due.created_at <= now() - (select sweep_grace from private.settings)
      and private.mail_is_due(due)
    order by due.mail_next_at
    limit least(greatest(p_limit, 0), 100)
    for update skip locked
  )
  update public.novamesa_contact_submissions as claimed
  set mail_status = 'sending', mail_claimed_at = now(), mail_attempts = claimed.mail_attempts + 1
  from chosen where claimed.id = chosen.id
  returning claimed.id, claimed.mail_attempts,
    to_char(claimed.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'),
    claimed.name, claimed.email, claimed.message
$$;

-- Ends a claim: without an error the message is sent, with one it waits for the next attempt or has failed.
-- A late failure of an older attempt changes nothing. Answers the new status, or null if nothing changed.
create function public.finish_contact_mail(p_id uuid, p_attempt integer, p_error text default null) returns text
language sql security definer set search_path = ''
as $$
  update public.novamesa_contact_submissions as finished
  set mail_status = case
        when p_error is null then 'sent'
        when finished.mail_attempts >= settings.mail_max_attempts then 'failed'
        else 'pending'
      end,
      mail_sent_at = case when p_error is null then now() end,
      mail_next_at = case
        when p_error is null then finished.mail_next_at
        -- The power is capped, or the interval overflows before least() can cap it.
        else now() + least(settings.mail_longest_retry,
          settings.mail_first_retry * power(2, least(finished.mail_attempts - 1, 20)))
      end,
      mail_claimed_at = null,
      mail_error = left(p_error, 500)
  from private.settings
  where finished.id = p_id
    and case
      when p_error is null then finished.mail_status <> 'sent'
      else finished.mail_status = 'sending' and finished.mail_attempts = p_attempt
    end
  returning finished.mail_status
$$;

-- For alerts: messages still to be mailed, those waiting for more than an hour, and those given up.
create function public.contact_mail_backlog() returns table (waiting bigint, overdue bigint, failed bigint)
language sql stable security definer set search_path = ''
as $$
  select
    count(*) filter (where mail_status in ('pending', 'sending')),
    count(*) filter (where mail_status in ('pending', 'sending') and created_at < now() - interval '1 hour'),
    count(*) filter (where mail_status = 'failed'
      or mail_status = 'sending' and mail_attempts >= settings.mail_max_attempts
        and mail_claimed_at <= now() - settings.mail_lease)
  from public.novamesa_contact_submissions cross join private.settings
$$;
