-- Retries that outlast an outage of the mail service, and a cap on single mails.
-- pending -> sending (claimed for mail_lease) -> sent, or back to pending with a growing pause. A message is failed only
-- when the mail service refuses it for good, or when nothing else has helped for mail_give_up_after.

alter table private.settings
  drop column mail_max_attempts,
  alter column mail_longest_retry set default '1 hour',
  -- As mail servers do (RFC 5321, 4.5.4.1).
  add column mail_give_up_after interval not null default '5 days',
  -- What is beyond goes into a digest, see 20261122100100_mail_digest.sql. Together with the digests and the alert the
  -- defaults stay below the 100 mails a day of the mail service's free plan.
  add column mail_hourly_limit integer not null default 20 check (mail_hourly_limit >= 0),
  add column mail_daily_limit integer not null default 60 check (mail_daily_limit >= 0);
update private.settings set mail_longest_retry = '1 hour' where mail_longest_retry = '6 hours';

alter table public.novamesa_contact_submissions
  add column mail_first_tried_at timestamptz,
  -- The digest that mails this message. No foreign key: a dump of the public tables alone can be restored.
  add column mail_digest uuid;
alter policy visitor_insert on public.novamesa_contact_submissions
  with check (
    created_at = now() and mail_status = 'pending' and mail_attempts = 0 and mail_next_at = now()
    and mail_claimed_at is null and mail_sent_at is null and mail_error is null
    and mail_first_tried_at is null and mail_digest is null
  );

-- contact_mail_backlog() runs every minute, single_mails_left() at every claim.
create index novamesa_contact_submissions_not_mailed
  on public.novamesa_contact_submissions (mail_status, created_at) where mail_status <> 'sent';
create index novamesa_contact_submissions_mailed
  on public.novamesa_contact_submissions (mail_sent_at) where mail_digest is null;

create table private.mail_digests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  claimed_at timestamptz,
  first_tried_at timestamptz,
  sent_at timestamptz
);

-- The pause after an attempt. The power is capped, or the interval overflows before least() can cap it.
create function private.mail_pause(p_attempt integer) returns interval
language sql stable set search_path = ''
as $$
  select least(mail_longest_retry, mail_first_retry * power(2, least(p_attempt - 1, 20))) from private.settings
$$;

-- When a failed attempt is repeated: after the pause, or later if the mail service asks for it.
create function private.mail_retry_at(p_attempt integer, p_retry_after integer) returns timestamptz
language sql stable set search_path = ''
as $$
  select now() + greatest(private.mail_pause(p_attempt),
    least(mail_longest_retry, make_interval(secs => coalesce(p_retry_after, 0))))
  from private.settings
$$;

-- Whether a message may be claimed for a mail of its own, or for a new digest.
create or replace function private.mail_is_due(message public.novamesa_contact_submissions) returns boolean
language sql stable set search_path = ''
as $$
  select message.mail_next_at <= now()
    and case message.mail_status
      when 'pending' then true
      when 'sending' then message.mail_claimed_at <= now() - settings.mail_lease
      else false
    end
    and not exists (
      select from private.mail_digests as digest where digest.id = message.mail_digest and digest.sent_at is null)
  from private.settings
$$;

-- How many single mails the limits still allow; those on their way count as sent.
create function private.single_mails_left() returns integer
language sql stable set search_path = ''
as $$
  with mails as (
    select mail_sent_at as sent_at from public.novamesa_contact_submissions
    where mail_digest is null and mail_sent_at > now() - interval '1 day'
    union all
    select now() from public.novamesa_contact_submissions, private.settings
    where mail_status = 'sending' and mail_claimed_at > now() - mail_lease
  )
  select greatest(0, least(
    mail_hourly_limit - (select count(*) from mails where sent_at > now() - interval '1 hour'),
    mail_daily_limit - (select count(*) from mails)))::integer
  from private.settings
$$;

-- Claims are made one after the other, or several at once would each see the same mail left.
create function private.lock_mail_claims() returns void
language sql set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtext('private.lock_mail_claims'))
$$;

-- Claims those of the messages that are due, as many as the limits allow.
create function private.claim_single_mails(p_ids uuid[])
returns table (id uuid, attempt integer, received text, name text, email text, message text)
language sql set search_path = ''
as $$
  select private.lock_mail_claims() where cardinality(p_ids) > 0;
  with chosen as materialized (
    select due.id from public.novamesa_contact_submissions as due
    where due.id = any (p_ids) and private.mail_is_due(due)
    order by due.mail_next_at
    limit private.single_mails_left()
    for update skip locked
  )
  update public.novamesa_contact_submissions as claimed
  set mail_status = 'sending', mail_claimed_at = now(), mail_attempts = claimed.mail_attempts + 1, mail_digest = null,
    -- After mail_attempts was set to 0 by hand the time to give up begins anew.
    mail_first_tried_at = case claimed.mail_attempts when 0 then now()
      else coalesce(claimed.mail_first_tried_at, now()) end,
    -- Should this attempt die, the next one waits its turn: a message that kills its sender holds up no other.
    mail_next_at = now() + private.mail_pause(claimed.mail_attempts + 1)
  from chosen where claimed.id = chosen.id
  returning claimed.id, claimed.mail_attempts,
    to_char(claimed.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'),
    claimed.name, claimed.email, claimed.message
$$;

-- The visitor's call: claims the one saved message with exactly this content, of today or yesterday.
-- Missing arguments match nothing.
create or replace function public.claim_contact_mail(p_name text, p_email text, p_message text)
returns table (id uuid, attempt integer, received text, name text, email text, message text)
language sql security definer set search_path = ''
as $$
  select claimed.* from private.claim_single_mails(array(
    select due.id from public.novamesa_contact_submissions as due
    where due.dedupe_key = private.content_key(
        private.clean_line(p_name), private.trimmed(p_email), private.clean_text(p_message))
      and due.day >= (now() at time zone 'UTC')::date - 1
      and private.mail_is_due(due)
    order by due.day desc
    limit 1
  )) as claimed
$$;

-- The sweep's call: claims what no visitor's call has mailed, the longest due first.
create or replace function public.claim_due_contact_mails(p_limit integer default 10)
returns table (id uuid, attempt integer, received text, name text, email text, message text)
language sql security definer set search_path = ''
as $$
  select private.lock_mail_claims();
  select claimed.* from private.claim_single_mails(array(
    select due.id from public.novamesa_contact_submissions as due
    where due.mail_status in ('pending', 'sending')
      and due.created_at <= now() - (select sweep_grace from private.settings)
      and private.mail_is_due(due)
    order by due.mail_next_at
    limit least(greatest(p_limit, 0), 100)
  )) as claimed
$$;

-- Ends a claim: without an error the message is sent. With one it waits for the next attempt, or has failed when the
-- mail service refuses it for good (p_permanent) or has refused it for mail_give_up_after. p_retry_after is in seconds.
-- A late failure of an older attempt changes nothing. Answers the new status, or null if nothing changed.
drop function public.finish_contact_mail(uuid, integer, text);
create function public.finish_contact_mail(p_id uuid, p_attempt integer, p_error text default null,
  p_permanent boolean default false, p_retry_after integer default null) returns text
language sql security definer set search_path = ''
as $$
  update public.novamesa_contact_submissions as finished
  set mail_status = case
        when p_error is null then 'sent'
        when p_permanent or finished.mail_first_tried_at <= now() - settings.mail_give_up_after then 'failed'
        else 'pending'
      end,
      mail_sent_at = case when p_error is null then now() end,
      mail_next_at = case
        when p_error is null then finished.mail_next_at
        else private.mail_retry_at(finished.mail_attempts, p_retry_after)
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
create or replace function public.contact_mail_backlog() returns table (waiting bigint, overdue bigint, failed bigint)
language sql stable security definer set search_path = ''
as $$
  select
    count(*) filter (where mail_status <> 'failed'),
    count(*) filter (where mail_status <> 'failed' and created_at < now() - interval '1 hour'),
    count(*) filter (where mail_status = 'failed')
  from public.novamesa_contact_submissions where mail_status <> 'sent'
$$;

-- For the owner, when the cause is removed: everything that is not mailed is due now, also what was given up.
-- Answers how many messages that are.
create function public.retry_contact_mails() returns bigint
language sql security definer set search_path = ''
as $$
  update private.mail_digests set next_at = now(), first_tried_at = null where sent_at is null;
  with retried as (
    update public.novamesa_contact_submissions as message
    set mail_status = 'pending', mail_attempts = 0, mail_next_at = now(),
      mail_digest = case when mail_status = 'pending' then mail_digest end
    where mail_status in ('pending', 'failed')
    returning 1
  )
  select count(*) from retried
$$;

select private.apply_grants();
