-- Messages beyond the limits of single mails go out together: a flood makes at most one digest an hour, and an honest
-- message in it arrives with the next one. A digest is claimed and finished like a message and keeps its messages
-- until it is sent, so that a repetition is the same mail. Refused for good it is split, until the message that
-- the mail service refuses is alone.

alter table private.settings
  add column digest_pause interval not null default '1 hour',
  add column digest_size integer not null default 200 check (digest_size > 0),
  -- One an hour, and some more for the halves of a refused one.
  add column digest_daily_limit integer not null default 30 check (digest_daily_limit >= 0);

-- Digests that are sent are forgotten after a day, see claim_contact_mail_digest().
create function private.digests_left() returns integer
language sql stable set search_path = ''
as $$
  select greatest(0, digest_daily_limit - (
    select count(*) from private.mail_digests where sent_at is not null or claimed_at > now() - mail_lease))::integer
  from private.settings
$$;

-- The sweep's call, after the single mails: claims a digest that is due, or makes one when single mails have reached
-- their limit. The key changes with the messages, which may be erased meanwhile: the mail service takes another mail
-- under the same key for a mistake.
create function public.claim_contact_mail_digest()
returns table (id uuid, attempt integer, key text, messages jsonb)
language sql security definer set search_path = ''
as $$
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

-- Ends the claim of a digest, with the arguments of finish_contact_mail. Answers sent, pending, split, failed, or null
-- if nothing changed.
create function public.finish_contact_mail_digest(p_id uuid, p_attempt integer, p_error text default null,
  p_permanent boolean default false, p_retry_after integer default null) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  digest private.mail_digests;
  give_up_after interval := (select mail_give_up_after from private.settings);
  members uuid[];
  half uuid;
begin
  perform private.lock_mail_claims();
  select * into digest from private.mail_digests where id = p_id and sent_at is null;
  if digest.id is null or p_error is not null and digest.attempts <> p_attempt then
    return null;
  end if;
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
  if p_permanent or digest.first_tried_at <= now() - give_up_after then
    update public.novamesa_contact_submissions set mail_status = 'failed' where id = any (members);
    delete from private.mail_digests where id = p_id;
    return 'failed';
  end if;
  update private.mail_digests
  set next_at = private.mail_retry_at(digest.attempts, p_retry_after), claimed_at = null
  where id = p_id;
  return 'pending';
end
$$;

select private.apply_grants();
