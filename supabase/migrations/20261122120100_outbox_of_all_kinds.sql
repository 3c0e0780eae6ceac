-- One outbox for all kinds of mail: contact messages, and the confirmation and the welcome of the newsletter. They are
-- claimed, finished, retried and alerted by the same functions; the newsletter has its own limits, so that neither kind
-- uses up the mails of the other. Digests stay what they are: several contact messages in one mail.

alter table private.settings
  add column newsletter_hourly_limit integer not null default 15 check (newsletter_hourly_limit >= 0),
  add column newsletter_daily_limit integer not null default 30 check (newsletter_daily_limit >= 0),
  add column newsletter_alert_signups integer not null default 100 check (newsletter_alert_signups > 0);

-- How many newsletter mails were sent in this time. Whoever confirmed in it got two.
create function private.newsletter_mails_sent(p_within interval) returns bigint
language sql stable set search_path = ''
as $$
  select count(*) + count(*) filter (where confirmed_at > now() - p_within)
  from public.newsletter_subscriptions where mail_sent_at > now() - p_within
$$;

-- How many newsletter mails the limits still allow; those on their way count as sent.
create function private.newsletter_mails_left() returns integer
language sql stable set search_path = ''
as $$
  with underway as (
    select count(*) as mails from public.newsletter_subscriptions, private.settings
    where mail_status = 'sending' and mail_claimed_at > now() - mail_lease
  )
  select greatest(0, least(
    newsletter_hourly_limit - private.newsletter_mails_sent('1 hour'),
    newsletter_daily_limit - private.newsletter_mails_sent('1 day')) - underway.mails)::integer
  from private.settings, underway
$$;

create function private.claim_newsletter_mails(p_limit integer)
returns table (kind text, id uuid, attempt integer, content jsonb)
language sql set search_path = ''
as $$
  with chosen as materialized (
    select due.id from public.newsletter_subscriptions as due, private.settings
    where due.mail_status in ('pending', 'sending') and due.mail_next_at <= now()
      and (due.mail_status = 'pending' or due.mail_claimed_at <= now() - settings.mail_lease)
      and (due.state = 'confirmed' or due.expires_at > now())
    order by due.mail_next_at
    limit least(greatest(p_limit, 0), private.newsletter_mails_left())
    for update of due skip locked
  )
  update public.newsletter_subscriptions as claimed
  set mail_status = 'sending', mail_claimed_at = now(), mail_attempts = claimed.mail_attempts + 1,
    mail_first_tried_at = case claimed.mail_attempts when 0 then now()
      else coalesce(claimed.mail_first_tried_at, now()) end,
    mail_next_at = now() + private.mail_pause(claimed.mail_attempts + 1)
  from chosen where claimed.id = chosen.id
  returning case claimed.state when 'confirmed' then 'newsletter-welcome' else 'newsletter-confirmation' end,
    claimed.mail_id, claimed.mail_attempts, jsonb_build_object(
      'subscription', claimed.id, 'email', claimed.email, 'language', claimed.language,
      'requested', to_char(claimed.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"'),
      'expires', to_char(claimed.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"'),
      'unsubscribe', case claimed.state when 'confirmed' then claimed.unsubscribe_token end)
$$;

-- The sweep's call: claims mails of every kind, the longest due first within a kind. The id is the mail's.
drop function public.claim_due_contact_mails(integer);
create function public.claim_due_mails(p_limit integer default 10)
returns table (kind text, id uuid, attempt integer, content jsonb)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  allowed integer := least(greatest(p_limit, 0), 100);
  claimed integer;
begin
  perform private.lock_mail_claims();
  perform private.take_resend_wishes();
  return query
    select 'contact', message.id, message.attempt, jsonb_build_object('received', message.received,
      'name', message.name, 'email', message.email, 'message', message.message)
    from private.claim_single_mails(array(
      select due.id from public.novamesa_contact_submissions as due
      where due.mail_status in ('pending', 'sending')
        and due.created_at <= now() - (select sweep_grace from private.settings)
        and private.mail_is_due(due)
      order by due.mail_next_at
      limit allowed
    )) as message;
  get diagnostics claimed = row_count;
  return query select * from private.claim_newsletter_mails(allowed - claimed);
end
$$;

-- The sender's call between claim and mail: only the hash of the token in the link is stored. False if this claim has
-- ended meanwhile, for example because the person was erased: then nothing is mailed.
create function public.store_newsletter_token(p_id uuid, p_attempt integer, p_hash text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.newsletter_subscriptions set token_hash = decode(p_hash, 'hex')
  where mail_id = p_id and mail_attempts = p_attempt and mail_status = 'sending' and state = 'pending';
  return found;
end
$$;

-- Ends a claim: without an error the mail is sent. With one it waits for the next attempt, or has failed when the
-- mail service refuses it for good (p_permanent) or has refused it for mail_give_up_after. p_retry_after is in seconds.
-- A late failure of an older attempt changes nothing. Answers the new status, or null if nothing changed.
drop function public.finish_contact_mail(uuid, integer, text, boolean, integer);
create function public.finish_mail(p_id uuid, p_attempt integer, p_error text default null,
  p_permanent boolean default false, p_retry_after integer default null) returns text
language sql security definer set search_path = ''
as $$
  with message as (
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
  ), subscription as (
    update public.newsletter_subscriptions as finished
    set mail_status = case
          when p_error is null then 'sent'
          when p_permanent or finished.mail_first_tried_at <= now() - settings.mail_give_up_after then 'failed'
          else 'pending'
        end,
        -- The limits count the mail before this one, too.
        mail_sent_at = case when p_error is null then now() else finished.mail_sent_at end,
        mail_next_at = case
          when p_error is null then finished.mail_next_at
          else private.mail_retry_at(finished.mail_attempts, p_retry_after)
        end,
        mail_claimed_at = null,
        mail_error = left(p_error, 500)
    from private.settings
    where finished.mail_id = p_id
      and case
        when p_error is null then finished.mail_status in ('pending', 'sending', 'failed')
        else finished.mail_status = 'sending' and finished.mail_attempts = p_attempt
      end
    returning finished.mail_status
  )
  select mail_status from message union all select mail_status from subscription
$$;

-- For alerts: mails still to be sent, those waiting for more than an hour, and those given up.
drop function public.claim_contact_mail_alert();
drop function public.contact_mail_backlog();
create function public.mail_backlog() returns table (waiting bigint, overdue bigint, failed bigint)
language sql stable security definer set search_path = ''
as $$
  with unmailed as (
    select mail_status, created_at as since from public.novamesa_contact_submissions where mail_status <> 'sent'
    union all
    select mail_status, mail_queued_at from public.newsletter_subscriptions
    where mail_status in ('pending', 'sending', 'failed')
  )
  select
    count(*) filter (where mail_status <> 'failed'),
    count(*) filter (where mail_status <> 'failed' and since < now() - interval '1 hour'),
    count(*) filter (where mail_status = 'failed')
  from unmailed
$$;

-- For the owner, when the cause is removed: everything that is not mailed is due now, also what was given up.
-- Answers how many mails that are.
drop function public.retry_contact_mails();
create function public.retry_mails() returns bigint
language sql security definer set search_path = ''
as $$
  update private.mail_digests set next_at = now(), first_tried_at = null where sent_at is null;
  with messages as (
    update public.novamesa_contact_submissions as message
    set mail_status = 'pending', mail_attempts = 0, mail_next_at = now(),
      mail_digest = case when mail_status = 'pending' then mail_digest end
    where mail_status in ('pending', 'failed')
    returning 1
  ), subscriptions as (
    update public.newsletter_subscriptions
    set mail_status = 'pending', mail_attempts = 0, mail_next_at = now()
    where mail_status in ('pending', 'failed')
    returning 1
  )
  select (select count(*) from messages) + (select count(*) from subscriptions)
$$;

-- A fourth kind of alert: unusually many sign-ups for the newsletter.
alter table private.mail_alert
  drop constraint mail_alert_kind_check,
  add constraint mail_alert_kind_check check (kind in ('unmailed', 'intake', 'mails', 'newsletter'));
insert into private.mail_alert (kind) values ('newsletter');

create function public.claim_mail_alert()
returns table (kinds text[], overdue bigint, failed bigint, intake_messages bigint, intake_bytes bigint, mails bigint,
  signups bigint)
language sql security definer set search_path = ''
as $$
  with backlog as materialized (
    select backlog.overdue, backlog.failed from public.mail_backlog() as backlog
  ), intake as materialized (
    select count(*) as messages,
      coalesce(sum(octet_length(name) + octet_length(email) + octet_length(message)), 0)::bigint as bytes
    from public.novamesa_contact_submissions
    where day >= (now() at time zone 'UTC')::date - 1 and created_at > now() - interval '1 day'
  ), mails as materialized (
    select (select count(*) from public.novamesa_contact_submissions
        where mail_digest is null and mail_sent_at > now() - interval '1 day')
      + (select count(*) from private.mail_digests where sent_at > now() - interval '1 day')
      + private.newsletter_mails_sent('1 day') as sent
  ), newsletter as materialized (
    select count(*) as signups from public.newsletter_subscriptions where created_at > now() - interval '1 day'
  ), claimed as (
    update private.mail_alert as alert set next_at = now() + interval '1 hour'
    from backlog, intake, mails, newsletter, private.settings
    where alert.next_at <= now() and case alert.kind
      when 'unmailed' then backlog.overdue > 0 or backlog.failed > 0
      when 'intake' then intake.messages >= settings.intake_alert_messages
        or intake.bytes >= settings.intake_alert_bytes
      when 'mails' then mails.sent >= settings.mail_alert_mails
      when 'newsletter' then newsletter.signups >= settings.newsletter_alert_signups
    end
    returning alert.kind
  )
  select (select array_agg(kind order by kind) from claimed), backlog.overdue, backlog.failed,
    intake.messages, intake.bytes, mails.sent, newsletter.signups
  from backlog, intake, mails, newsletter where exists (select from claimed)
$$;

drop function public.finish_contact_mail_alert(text);
create function public.finish_mail_alert(p_kinds text default 'unmailed') returns void
language sql security definer set search_path = ''
as $$
  update private.mail_alert set next_at = now() + interval '1 day' where kind = any (string_to_array(p_kinds, ','))
$$;

select private.apply_grants();
