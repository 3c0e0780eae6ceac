-- The mailbox of an address: most mail services deliver jo+anything@ to jo@, and some of them ignore dots and the like or have
-- several domains. It is used for counting only, so a wrong guess costs nobody more than a mail.
create or replace function private.mailbox(email text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select translate(coalesce(nullif(split_part(name, '+', 1), ''), name), '._-', '') || '@' || case
    when domain = 'googlemail.com' then 'gmail.com'
    when domain in ('protonmail.com', 'pm.me') then 'proton.me'
    else domain
  end
  from (select split_part(lower(email), '@', 1), split_part(lower(email), '@', 2)) as parts (name, domain)
$$;
update public.newsletter_subscriptions set email = email;

-- A pending sign-up whose mail is an hour old is replaced by the next one of its address, which is mailed, counted and limited
-- like any other. It keeps its id, and so the links of its earlier mails.
create or replace function private.clean_newsletter_row() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  settings private.settings;
  known public.newsletter_subscriptions;
  is_mailed boolean;
  is_due boolean;
begin
  new.email := private.trimmed(new.email);
  if not private.is_visitor() then return new; end if;
  select * into strict settings from private.settings;
  -- The sign-ups of a mailbox are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended(private.mailbox(new.email), 0));
  delete from public.newsletter_subscriptions
  where email_key = lower(new.email) and state = 'pending' and expires_at <= now();
  select mails < settings.newsletter_resend_limit and addresses < settings.newsletter_mailbox_limit,
    mails < settings.newsletter_resend_limit and latest <= now() - settings.newsletter_resend_pause
  into is_mailed, is_due from (
    select coalesce(sum(mail_count), 0), count(*) filter (where mail_count > 0),
      coalesce(max(greatest(mail_queued_at, mail_sent_at)), '-infinity')
    from public.newsletter_subscriptions where mailbox = private.mailbox(new.email) and state = 'pending'
  ) as mailed (mails, addresses, latest);
  if is_due then
    delete from public.newsletter_subscriptions
    where email_key = lower(new.email) and state = 'pending' and mail_status not in ('pending', 'sending')
    returning * into known;
    is_mailed := is_mailed or known.id is not null;
  end if;
  new.id := coalesce(known.id, gen_random_uuid());
  new.token_hash := known.token_hash;
  new.language := private.request_language();
  new.consent_version := settings.newsletter_consent;
  new.expires_at := now() + settings.newsletter_wait;
  new.unsubscribe_token := gen_random_uuid();
  new.mail_id := gen_random_uuid();
  -- Above the limit of the mailbox the answer is the same, and there is no mail.
  new.mail_count := coalesce(known.mail_count, 0) + is_mailed::integer;
  new.mail_status := case when is_mailed then 'pending' else 'none' end;
  new.mail_queued_at := case when is_mailed then now() end;
  new.mail_next_at := now();
  return new;
end $$;
-- The hash is set by the trigger, whatever a visitor sends.
alter policy visitor_insert on public.newsletter_subscriptions with check (
  created_at = now() and state = 'pending' and confirmed_at is null and unsubscribed_at is null
  and mail_attempts = 0 and mail_claimed_at is null and mail_first_tried_at is null and mail_sent_at is null
  and mail_error is null
);

drop function private.wish_resend() cascade;
drop function private.take_resend_wishes(), private.may_resend(public.newsletter_subscriptions), private.resend_number(uuid);
do $$
begin
  for slot in 0..63 loop
    execute format('drop sequence private.resend_%s', slot);
  end loop;
end $$;
