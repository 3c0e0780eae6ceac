-- All mails: about a submission, to confirm a newsletter address, to welcome a confirmed one, and alerts to the owner.
-- A mail waits until it is due, is claimed for mail_lease, and then sent, or waits again with a growing pause: no mail is
-- given up. Delivery is at least once: who dies between the mail service's yes and finish_mail is mailed again, and the
-- mail service recognizes the id as the idempotency key. See docs/decisions/031-retry-mails-until-they-are-sent.md.
create table private.mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('submission', 'confirmation', 'welcome', 'alert')),
  -- The row that it is about. No foreign key: it is queued before the row is written, and may be of two tables.
  reference uuid,
  created_at timestamptz not null default now(),
  -- The number of its row among those of the network on that day: first come those with few others, so that nobody's many
  -- delay the one of somebody else.
  rank integer not null default 0,
  attempts integer not null default 0,
  -- Infinity: the mail service does not accept the address of a newsletter reader, which is no failure of ours.
  next_at timestamptz not null default now(),
  claimed_at timestamptz,
  sent_at timestamptz,
  error text
);
-- What runs every minute reads these two.
create index mails_waiting on private.mails (next_at) where sent_at is null and next_at < 'infinity';
create index mails_sent on private.mails (sent_at);
create index mails_reference on private.mails (reference);
create index mails_alerts on private.mails (sent_at) where kind = 'alert';

-- A submission is admitted and queued. A repeated one is answered before it is counted, so that whoever got no answer the
-- first time is told that it is saved, and not that there were too many. The id is ours even where a platform grants it.
create function private.take_submission() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  today integer;
begin
  -- What is too large is refused below, and its key costs nothing here.
  if octet_length(new::text) <= 65536 then new.dedupe_key := private.content_key(to_jsonb(new)); end if;
  if not private.is_request() then return new; end if;
  if exists (
    select from public.novamesa_contact_submissions as saved
    where saved.day = (now() at time zone 'UTC')::date and saved.dedupe_key = new.dedupe_key
  ) then
    raise unique_violation using
      message = 'duplicate key value violates unique constraint "novamesa_contact_submissions_once_a_day"',
      constraint = 'novamesa_contact_submissions_once_a_day';
  end if;
  today := private.admit(tg_table_name, new::text);
  new.id := gen_random_uuid();
  insert into private.mails (kind, reference, rank, next_at)
  select 'submission', new.id, today, now() + sweep_grace from private.settings;
  return new;
end $$;
create trigger take before insert on public.novamesa_contact_submissions for each row execute function private.take_submission();

-- The form without scripts, whose visitor the mail function names by the headers of its request: the same row under the
-- same rules as through the Data API.
create function public.save_submission(p_submission jsonb, p_headers jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('request.headers', p_headers::text, true);
  execute format('insert into public.novamesa_contact_submissions (%1$s)
    select %1$s from jsonb_populate_record(null::public.novamesa_contact_submissions, $1)',
    array_to_string(private.contact_fields(), ', ')) using p_submission;
end $$;

-- Nothing is mailed about a row that is gone. What was sent still counts for the limit of the hour.
create function private.forget_mails() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.mails where reference = old.id and sent_at is null;
  return null;
end $$;
create trigger forget_mails after delete on public.novamesa_contact_submissions for each row execute function private.forget_mails();
create trigger forget_mails after delete on public.newsletter_subscriptions for each row execute function private.forget_mails();

-- The mails of the last hour, of submissions or of the newsletter; those on their way count as sent.
create function private.mails_of_hour(p_of_submissions boolean) returns bigint language sql stable set search_path = '' as $$
  select count(*) from (
    select kind from private.mails where sent_at > now() - interval '1 hour'
    union all
    select kind from private.mails, private.settings
    where sent_at is null and next_at < 'infinity' and claimed_at > now() - mail_lease
  ) as mails
  where kind <> 'alert' and (kind = 'submission') = p_of_submissions
$$;

-- For alerts: mails still to be sent, those waiting for more than an hour, and those that this hour's limit holds back.
create function public.mail_backlog() returns table (waiting bigint, overdue bigint, limited bigint)
language sql stable security definer set search_path = '' as $$
  with waiting as materialized (
    select kind, created_at, claimed_at from private.mails
    where sent_at is null and next_at < 'infinity' and kind <> 'alert'
  ), queues as (
    select count(*) filter (where claimed_at is null and (kind = 'submission') = of_submissions)
      + private.mails_of_hour(of_submissions) - mail_hourly_limit as beyond
    from unnest(array[true, false]) as of_submissions cross join private.settings left join waiting on true
    group by of_submissions, mail_hourly_limit
  )
  select (select count(*) from waiting),
    (select count(*) from waiting where created_at < now() - interval '1 hour'),
    (select sum(greatest(beyond, 0))::bigint from queues)
$$;

-- Queues an alert, at most one a day, if mails are overdue or above the limit.
create function private.queue_alert() returns void language sql set search_path = '' as $$
  insert into private.mails (kind)
  select 'alert' from public.mail_backlog()
  where (overdue > 0 or limited > 0)
    and not exists (
      select from private.mails where kind = 'alert' and (sent_at is null or sent_at > now() - interval '1 day'))
$$;

-- The pause after an attempt. The power is capped, or the interval overflows before least() can cap it.
create function private.mail_pause(p_attempt integer) returns interval language sql stable set search_path = '' as $$
  select least(mail_longest_retry, mail_first_retry * power(2, least(p_attempt - 1, 20))) from private.settings
$$;

-- What is to be known to write a mail.
create function private.mail_content(mail private.mails) returns jsonb language sql stable set search_path = '' as $$
  select case
    when mail.kind = 'alert' then (select to_jsonb(backlog) from public.mail_backlog() as backlog)
    when mail.kind = 'submission' then (
      select private.contact_content(to_jsonb(saved)) || jsonb_build_object(
        'received', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'))
      from public.novamesa_contact_submissions as saved where id = mail.reference)
    else (
      select jsonb_build_object('subscription', id, 'email', email, 'language', language,
        'requested', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"'),
        'days', floor(extract(epoch from newsletter_expiry) / 86400),
        'unsubscribeToken', case state when 'confirmed' then unsubscribe_token::text else '' end)
      from public.newsletter_subscriptions, private.settings where id = mail.reference)
  end
$$;

-- Claims mails that are due. With a submission, which is the visitor's call: that of the saved one with exactly this
-- content, of today or yesterday, and an alert. Without, which is the sweep's call: one, alerts first, then submissions,
-- then the newsletter. Whoever has sent many gets half of an hour's mails, which leaves some for everybody else. Claims are
-- made one after the other, or several at once would each see the same mail left.
create function public.claim_mails(p_submission jsonb default null)
returns table (kind text, id uuid, attempt integer, content jsonb) language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  is_sweep constant boolean := p_submission is null;
  submission uuid;
begin
  perform pg_advisory_xact_lock(hashtext('private.mails')), private.queue_alert();
  select saved.id into submission from public.novamesa_contact_submissions as saved
  where saved.day >= (now() at time zone 'UTC')::date - 1
    and saved.dedupe_key = private.content_key(p_submission)
  order by saved.day desc limit 1;
  return query
    with queues as materialized (
      select of_submissions, private.mails_of_hour(of_submissions) as used from unnest(array[true, false]) as of_submissions
    ), chosen as materialized (
      select mail.id from private.mails as mail
      join queues on of_submissions = (mail.kind = 'submission'), private.settings
      where mail.sent_at is null and mail.next_at < 'infinity'
        and (mail.claimed_at is null or mail.claimed_at <= now() - mail_lease)
        and (mail.next_at <= now() or mail.reference = submission and mail.attempts = 0)
        and (is_sweep or mail.kind = 'alert' or mail.reference = submission)
        and (mail.kind = 'alert' or used * case when mail.rank > 2 then 2 else 1 end < mail_hourly_limit)
        and (mail.kind <> 'confirmation' or exists (
          select from public.newsletter_subscriptions as pending where pending.id = mail.reference and expires_at > now()))
      order by mail.kind <> 'alert', mail.kind <> 'submission', mail.rank, mail.next_at
      limit case when is_sweep then 1 else 2 end
      for update of mail skip locked
    ), claimed as (
      update private.mails as mail
      set claimed_at = now(), attempts = mail.attempts + 1,
        -- Should this attempt die, the next one waits its turn: a mail that kills its sender holds up no other.
        next_at = now() + private.mail_pause(mail.attempts + 1)
      from chosen where mail.id = chosen.id
      returning mail.*
    )
    select claimed.kind, claimed.id, claimed.attempts, private.mail_content(claimed) from claimed;
end $$;

-- Ends a claim: without an error the mail is sent, and the link of a confirmation begins to expire. With one it waits for
-- the next attempt; p_permanent says that the mail service refuses it for good, which ends a mail to a newsletter address.
-- p_retry_after is in seconds. A late failure of an older attempt changes nothing.
create function public.finish_mail(p_id uuid, p_attempt integer, p_error text default null,
  p_permanent boolean default false, p_retry_after integer default null) returns void
language sql security definer set search_path = '' as $$
  with finished as (
    update private.mails as mail
    set sent_at = case when p_error is null then now() end, claimed_at = null, error = left(p_error, 500),
      next_at = case when p_permanent and kind in ('confirmation', 'welcome') then 'infinity'
        else now() + greatest(private.mail_pause(attempts),
          least(mail_longest_retry, make_interval(secs => coalesce(p_retry_after, 0)))) end
    from private.settings
    where id = p_id and sent_at is null and (p_error is null or attempts = p_attempt and claimed_at is not null)
    returning kind, reference
  )
  update public.newsletter_subscriptions as subscription set expires_at = now() + newsletter_expiry
  from finished, private.settings
  where p_error is null and finished.kind = 'confirmation' and subscription.id = finished.reference
$$;

-- For the owner, when the cause is removed: everything that is not mailed is due now, also what was refused. Answers how
-- many mails that are.
create function public.retry_mails() returns bigint language sql security definer set search_path = '' as $$
  with retried as (
    update private.mails set next_at = now(), attempts = 0 where sent_at is null and claimed_at is null returning 1
  )
  select count(*) from retried
$$;
