-- What the mail service refuses may be refused because of a setting of ours: no mail is given up. A contact message and a
-- welcome are tried again each hour until they are sent, a confirmation once a day until its sign-up expires.
drop index public.newsletter_subscriptions_not_mailed;
create index newsletter_subscriptions_not_mailed on public.newsletter_subscriptions (mail_status, mail_next_at)
  where mail_status in ('pending', 'sending', 'failed', 'refused');

-- One at a time, because each uses up what is left for the next. Networks that sign up many addresses may use half of the
-- limits, so that their mails leave some for everybody else.
create or replace function private.claim_newsletter_mails(p_limit integer)
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
create or replace function public.claim_due_mails(p_limit integer default 10)
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

-- How a mail continues after an attempt; who calls it decides about a confirmation that is refused.
create or replace function private.status_after(p_error text, p_permanent boolean, p_first_tried_at timestamptz) returns text
language sql stable set search_path = '' as $$
  select case when p_error is null then 'sent' else 'pending' end
$$;

-- Ends the claim of a digest, with the arguments of finish_mail. One that the mail service refuses is split, until the message
-- that it refuses is alone and waits for an hour. Answers sent, pending, split, or null if nothing changed.
create or replace function public.finish_contact_mail_digest(p_id uuid, p_attempt integer, p_error text default null,
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

alter table private.settings drop column mail_give_up_after;
update public.novamesa_contact_submissions set mail_status = 'pending', mail_next_at = now() where mail_status = 'failed';
update public.newsletter_subscriptions set mail_status = 'pending', mail_next_at = now() where mail_status = 'failed';
