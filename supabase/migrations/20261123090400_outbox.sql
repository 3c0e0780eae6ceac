-- The outbox of all mails: contact messages, and the confirmation and the welcome of the newsletter. They are claimed,
-- finished, retried and alerted by the same functions; the newsletter has its own limits, so that neither kind uses up
-- the mails of the other.
-- pending -> sending (claimed for mail_lease) -> sent, or back to pending with a growing pause. What the mail service refuses
-- may be refused because of a setting of ours: no mail is given up. A contact message and a welcome are tried again each
-- hour until they are sent, a confirmation once a day until its sign-up expires.
-- Delivery is at least once: who dies between the mail service's yes and finish_mail is mailed again, and the mail
-- service recognizes the id as the idempotency key.

-- Messages beyond the limits of single mails go out together: a flood makes at most one digest an hour, and an honest
-- message in it arrives with the next one. A digest is claimed and finished like a message and keeps its messages until
-- it is sent, so that a repetition is the same mail. Refused for good it is split, until the message that the mail
-- service refuses is alone.
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
create function private.mail_pause(p_attempt integer) returns interval language sql stable set search_path = '' as $$
  select least(mail_longest_retry, mail_first_retry * power(2, least(p_attempt - 1, 20))) from private.settings
$$;

-- When a failed attempt is repeated: after the pause, or later if the mail service asks for it.
create function private.mail_retry_at(p_attempt integer, p_retry_after integer) returns timestamptz
language sql stable set search_path = '' as $$
  select now() + greatest(private.mail_pause(p_attempt),
    least(mail_longest_retry, make_interval(secs => coalesce(p_retry_after, 0))))
  from private.settings
$$;

-- Whether a message may be claimed for a mail of its own, or for a new digest.
create function private.mail_is_due(message public.novamesa_contact_submissions) returns boolean
language sql stable set search_path = '' as $$
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
create function private.single_mails_left() returns integer language sql stable set search_path = '' as $$
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
create function private.lock_mail_claims() returns void language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtext('private.lock_mail_claims'))
$$;

-- Claims those of the messages that are due, as many as the limits allow.
create function private.claim_single_mails(p_ids uuid[])
returns table (id uuid, attempt integer, received text, name text, email text, message text)
language sql set search_path = '' as $$
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
create function public.claim_contact_mail(p_name text, p_email text, p_message text)
returns table (id uuid, attempt integer, received text, name text, email text, message text)
language sql security definer set search_path = '' as $$
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

-- The newsletter mails of the last day, for its limits: a mail counts from its claim on, unless it fails, and whatever
-- becomes of its subscription.
create table private.newsletter_mails (
  id uuid primary key,
  sent_at timestamptz not null default now()
);

create function private.newsletter_mails_sent(p_within interval) returns bigint language sql stable set search_path = '' as $$
  select count(*) from private.newsletter_mails where sent_at > now() - p_within
$$;

-- How many newsletter mails the limits still allow.
create function private.newsletter_mails_left() returns integer language sql stable set search_path = '' as $$
  select greatest(0, least(
    newsletter_hourly_limit - private.newsletter_mails_sent('1 hour'),
    newsletter_daily_limit - private.newsletter_mails_sent('1 day')))::integer
  from private.settings
$$;

-- One at a time, because each uses up what is left for the next. Networks that sign up many addresses may use half of the
-- limits, so that their mails leave some for everybody else.
create function private.claim_newsletter_mails(p_limit integer)
returns table (kind text, id uuid, attempt integer, content jsonb) language sql set search_path = '' as $$
  delete from private.newsletter_mails where sent_at <= now() - interval '1 day';
  with chosen as materialized (
    select due.id from public.newsletter_subscriptions as due, private.settings
    where due.mail_status in ('pending', 'sending', 'refused') and due.mail_next_at <= now()
      and (due.mail_status <> 'sending' or due.mail_claimed_at <= now() - settings.mail_lease)
      and (due.mail_status <> 'refused' or due.mail_next_at <= now() - interval '1 day')
      and (due.state = 'confirmed' or due.expires_at > now())
      and (due.mail_rank <= 2
        or (select private.newsletter_mails_sent('1 hour')) * 2 < settings.newsletter_hourly_limit
        and (select private.newsletter_mails_sent('1 day')) * 2 < settings.newsletter_daily_limit)
    order by due.mail_rank, due.mail_next_at
    limit greatest(0, least(p_limit, 1, private.newsletter_mails_left()))
    for update of due skip locked
  ), counted as (
    insert into private.newsletter_mails (id)
    select mail_id from public.newsletter_subscriptions join chosen using (id)
    on conflict (id) do update set sent_at = now()
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
      'days', (select floor(extract(epoch from newsletter_expiry) / 86400) from private.settings),
      'unsubscribe', case claimed.state when 'confirmed' then claimed.unsubscribe_token end)
$$;

-- The sweep's call: claims mails of every kind, the longest due first within a kind. The id is the mail's.
create function public.claim_due_mails(p_limit integer default 10)
returns table (kind text, id uuid, attempt integer, content jsonb) language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  allowed integer := least(greatest(p_limit, 0), 100);
  claimed integer;
begin
  perform private.lock_mail_claims();
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
end $$;

-- The sender's call between claim and mail: only the hash of the token in the link is stored. False if this claim has
-- ended meanwhile, for example because the person was erased: then nothing is mailed.
create function public.store_newsletter_token(p_id uuid, p_attempt integer, p_hash text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.newsletter_subscriptions set token_hash = decode(p_hash, 'hex')
  where mail_id = p_id and mail_attempts = p_attempt and mail_status = 'sending' and state = 'pending';
  return found;
end $$;

-- Ends a claim: without an error the mail is sent, and the link in it begins to expire. With one it waits for the next
-- attempt; p_permanent says that the mail service refuses it for good. p_retry_after is in seconds. A late failure of an
-- older attempt changes nothing. Answers the new status, or null if nothing changed.
create function public.finish_mail(p_id uuid, p_attempt integer, p_error text default null,
  p_permanent boolean default false, p_retry_after integer default null) returns text
language sql security definer set search_path = '' as $$
  with message as (
    update public.novamesa_contact_submissions as finished
    set mail_status = case when p_error is null then 'sent' else 'pending' end,
      mail_sent_at = case when p_error is null then now() end,
      mail_next_at = private.mail_retry_at(finished.mail_attempts, p_retry_after),
      mail_claimed_at = null, mail_error = left(p_error, 500)
    where finished.id = p_id and case
      when p_error is null then finished.mail_status <> 'sent'
      else finished.mail_status = 'sending' and finished.mail_attempts = p_attempt
    end
    returning finished.mail_status
  ), subscription as (
    update public.newsletter_subscriptions as finished
    set mail_status = case
        when p_error is null then 'sent'
        when p_permanent and finished.state = 'pending' then 'refused'
        else 'pending'
      end,
      mail_sent_at = case when p_error is null then now() else finished.mail_sent_at end,
      mail_next_at = private.mail_retry_at(finished.mail_attempts, p_retry_after),
      expires_at = case when p_error is null then now() + newsletter_expiry else finished.expires_at end,
      mail_claimed_at = null, mail_error = left(p_error, 500)
    from private.settings
    where finished.mail_id = p_id and case
      when p_error is null then finished.mail_status not in ('none', 'sent')
      else finished.mail_status = 'sending' and finished.mail_attempts = p_attempt
    end
    returning finished.mail_status
  ), not_counted as (
    delete from private.newsletter_mails where id = p_id and p_error is not null and exists (select from subscription)
  )
  select mail_status from message union all select mail_status from subscription
$$;

-- Digests that are sent are forgotten after a day, see claim_contact_mail_digest().
create function private.digests_left() returns integer language sql stable set search_path = '' as $$
  select greatest(0, digest_daily_limit - (
    select count(*) from private.mail_digests where sent_at is not null or claimed_at > now() - mail_lease))::integer
  from private.settings
$$;

-- The sweep's call, after the single mails: claims a digest that is due, or makes one when single mails have reached
-- their limit. The key changes with the messages, which may be erased meanwhile: the mail service takes another mail
-- under the same key for a mistake.
create function public.claim_contact_mail_digest()
returns table (id uuid, attempt integer, key text, messages jsonb) language sql security definer set search_path = '' as $$
  select private.lock_mail_claims();

  delete from private.mail_digests as digest
  where digest.sent_at <= now() - interval '1 day'
    or digest.sent_at is null and not exists (
      select from public.novamesa_contact_submissions as message
      where message.mail_digest = digest.id and message.mail_status = 'pending');

  with chosen as materialized (
    select due.id from public.novamesa_contact_submissions as due
    where due.mail_status in ('pending', 'sending')
      and due.created_at <= now() - (select sweep_grace from private.settings)
      and private.single_mails_left() = 0 and private.digests_left() > 0
      and not exists (
        select from private.mail_digests where created_at > now() - (select digest_pause from private.settings))
      and private.mail_is_due(due)
    order by due.created_at
    limit (select digest_size from private.settings)
    for update skip locked
  ), made as (
    insert into private.mail_digests select where exists (select from chosen) returning mail_digests.id
  )
  update public.novamesa_contact_submissions as message
  set mail_digest = made.id, mail_status = 'pending', mail_claimed_at = null
  from chosen, made where message.id = chosen.id;

  with chosen as materialized (
    select due.id from private.mail_digests as due, private.settings
    where due.sent_at is null and due.next_at <= now()
      and (due.claimed_at is null or due.claimed_at <= now() - settings.mail_lease)
    order by due.next_at
    limit least(1, private.digests_left())
  ), claimed as (
    update private.mail_digests as claimed
    set attempts = claimed.attempts + 1, claimed_at = now(), next_at = now() + private.mail_pause(claimed.attempts + 1),
      first_tried_at = coalesce(claimed.first_tried_at, now())
    from chosen where claimed.id = chosen.id
    returning claimed.id, claimed.attempts
  )
  select claimed.id, claimed.attempts, claimed.id || '-' || count(*), jsonb_agg(jsonb_build_object(
      'id', message.id,
      'received', to_char(message.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'),
      'name', message.name, 'email', message.email, 'message', message.message
    ) order by message.created_at, message.id)
  from claimed
  join public.novamesa_contact_submissions as message
    on message.mail_digest = claimed.id and message.mail_status = 'pending'
  group by claimed.id, claimed.attempts
$$;

-- Ends the claim of a digest, with the arguments of finish_mail. One that the mail service refuses is split, until the message
-- that it refuses is alone and waits for an hour. Answers sent, pending, split, or null if nothing changed.
create function public.finish_contact_mail_digest(p_id uuid, p_attempt integer, p_error text default null,
  p_permanent boolean default false, p_retry_after integer default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  digest private.mail_digests;
  members uuid[];
  half uuid;
begin
  perform private.lock_mail_claims();
  select * into digest from private.mail_digests where id = p_id and sent_at is null;
  if digest.id is null or p_error is not null and digest.attempts <> p_attempt then return null; end if;
  members := array(
    select id from public.novamesa_contact_submissions
    where mail_digest = p_id and mail_status = 'pending' order by created_at, id);

  if p_error is null then
    update public.novamesa_contact_submissions set mail_status = 'sent', mail_sent_at = now(), mail_error = null
    where id = any (members);
    update private.mail_digests set sent_at = now(), claimed_at = null where id = p_id;
    return 'sent';
  end if;

  update public.novamesa_contact_submissions set mail_error = left(p_error, 500) where id = any (members);
  if p_permanent and cardinality(members) > 1 then
    -- The halves are as old as the whole: they wait for no other digest, and none waits for them.
    insert into private.mail_digests (created_at) values (digest.created_at) returning id into half;
    update public.novamesa_contact_submissions set mail_digest = half
    where id = any (members[1 : cardinality(members) / 2]);
    update private.mail_digests set next_at = now(), claimed_at = null where id = p_id;
    return 'split';
  end if;
  if p_permanent then
    update public.novamesa_contact_submissions
    set mail_digest = null, mail_next_at = now() + (select mail_longest_retry from private.settings)
    where id = any (members);
    delete from private.mail_digests where id = p_id;
    return 'pending';
  end if;
  update private.mail_digests
  set next_at = private.mail_retry_at(digest.attempts, p_retry_after), claimed_at = null
  where id = p_id;
  return 'pending';
end $$;

-- For alerts: mails still to be sent, those waiting for more than an hour, and those that an earlier version gave up.
create function public.mail_backlog() returns table (waiting bigint, overdue bigint, failed bigint)
language sql stable security definer set search_path = '' as $$
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
create function public.retry_mails() returns bigint language sql security definer set search_path = '' as $$
  update private.mail_digests set next_at = now(), first_tried_at = null where sent_at is null;
  with messages as (
    update public.novamesa_contact_submissions as message
    set mail_status = 'pending', mail_attempts = 0, mail_next_at = now(),
      mail_digest = case when mail_status = 'pending' then mail_digest end
    where mail_status in ('pending', 'failed')
    returning 1
  ), subscriptions as (
    update public.newsletter_subscriptions set mail_status = 'pending', mail_attempts = 0, mail_next_at = now()
    where mail_status in ('pending', 'failed', 'refused')
    returning 1
  )
  select (select count(*) from messages) + (select count(*) from subscriptions)
$$;

-- Alerts of four kinds, each told once a day while it lasts, so that none hides another: mails that stay unsent,
-- unusually many or large messages, mails that come near the daily limits, and unusually many newsletter sign-ups.
create table private.mail_alert (
  kind text primary key check (kind in ('unmailed', 'intake', 'mails', 'newsletter')),
  next_at timestamptz not null default now()
);
insert into private.mail_alert (kind) values ('unmailed'), ('intake'), ('mails'), ('newsletter');

-- Answers the kinds that are due and the numbers of all of them to the one caller who shall tell; nothing if there is
-- nothing to tell, or if it was told. An alert that is not finished is due again in an hour.
create function public.claim_mail_alert()
returns table (kinds text[], overdue bigint, failed bigint, intake_messages bigint, intake_bytes bigint, mails bigint,
  signups bigint)
language sql security definer set search_path = '' as $$
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

-- The alert has been told: its kinds, with commas, are due again in a day.
create function public.finish_mail_alert(p_kinds text default 'unmailed') returns void
language sql security definer set search_path = '' as $$
  update private.mail_alert set next_at = now() + interval '1 day' where kind = any (string_to_array(p_kinds, ','))
$$;
