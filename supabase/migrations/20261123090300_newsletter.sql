-- A repeated sign-up is refused with 23505, which rolls back everything it writes. So the wish for another mail is kept
-- in a sequence, which PostgreSQL does not roll back: in one of 64 that the subscription's id picks, as a number that
-- stands for the id. Two wishes in the same sequence within a sweep are one; whoever gets no mail signs up again.
do $$
begin
  for slot in 0..63 loop
    execute format('create sequence private.resend_%s', slot);
  end loop;
end $$;

create function private.resend_number(p_id uuid) returns bigint language sql immutable strict set search_path = '' as $$
  select greatest(2, hashtextextended(p_id::text, 0) & 9223372036854775807)
$$;

-- Whether a pending subscription may get the confirmation mail again. One without a mail, because others of its mailbox had
-- theirs first, may get it here, so that nobody's tags keep the owner of the mailbox out.
create function private.may_resend(subscription public.newsletter_subscriptions) returns boolean
language sql stable set search_path = '' as $$
  select subscription.state = 'pending' and subscription.expires_at > now()
    and subscription.mail_status not in ('pending', 'sending')
    and mailed.mails < settings.newsletter_resend_limit
    and coalesce(mailed.latest, '-infinity') <= now() - settings.newsletter_resend_pause
  from private.settings, (
    select sum(mail_count) as mails, max(greatest(mail_queued_at, mail_sent_at)) as latest
    from public.newsletter_subscriptions where mailbox = subscription.mailbox and state = 'pending'
  ) as mailed
$$;

create function private.wish_resend() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  known uuid;
begin
  if private.is_visitor() then
    select saved.id into known from public.newsletter_subscriptions as saved
    where saved.email_key = lower(new.email) and private.may_resend(saved);
    if known is not null then
      perform setval(format('private.resend_%s', hashtextextended(known::text, 1) & 63)::regclass,
        private.resend_number(known));
    end if;
  end if;
  return new;
end $$;
-- After "guard_insert": what is refused for another reason wishes nothing.
create trigger wish_resend before insert on public.newsletter_subscriptions for each row execute function private.wish_resend();

-- Queues the mails that were wished for since the last call, one after the other: each may be the last of its mailbox.
create function private.take_resend_wishes() returns void language plpgsql set search_path = '' as $$
declare
  wishes bigint[] := array(
    select pg_sequence_last_value(oid) from pg_class
    where relnamespace = 'private'::regnamespace and relkind = 'S' and relname like 'resend\_%'
      and pg_sequence_last_value(oid) > 1);
  known uuid;
begin
  if cardinality(wishes) = 0 then return; end if;
  for known in
    select id from public.newsletter_subscriptions where state = 'pending' and private.resend_number(id) = any (wishes)
  loop
    update public.newsletter_subscriptions as wished
    set mail_id = gen_random_uuid(), mail_count = wished.mail_count + 1, mail_queued_at = now(), mail_status = 'pending',
      mail_attempts = 0, mail_next_at = now(), mail_first_tried_at = null, mail_error = null,
      -- Behind the first mails of others.
      mail_rank = wished.mail_rank + 1, consent_version = coalesce(wished.consent_version, settings.newsletter_consent)
    from private.settings
    where wished.id = known and private.may_resend(wished);
  end loop;
  perform setval(oid, 1) from pg_class
  where relnamespace = 'private'::regnamespace and relkind = 'S' and relname like 'resend\_%'
    and pg_sequence_last_value(oid) = any (wishes);
end $$;

-- Asks for a sweep at once, where the project has what it needs (see docs/deploy.md, section 5). Where it has not, the
-- next scheduled one mails.
create function private.sweep_soon() returns void language plpgsql set search_path = '' as $$
begin
  perform private.request_sweep();
exception when others then
  null;
end $$;

create function private.mail_soon() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.is_visitor() then perform private.sweep_soon(); end if;
  return null;
end $$;
create trigger mail_soon after insert on public.newsletter_subscriptions for each statement execute function private.mail_soon();

-- The press of the button at the end of the confirmation link, which alone makes the proof of consent. Answers confirmed,
-- already-confirmed or expired. What has not the form of a token is not looked up.
create function public.confirm_newsletter(p_token text) returns text language plpgsql security definer set search_path = '' as $$
declare
  subscription public.newsletter_subscriptions;
begin
  if (p_token ~ '^[0-9a-f]{64}$') is not true then return 'expired'; end if;
  select * into subscription from public.newsletter_subscriptions
  where token_hash = sha256(convert_to(p_token, 'UTF8')) for update;
  if subscription.state = 'confirmed' then return 'already-confirmed'; end if;
  if subscription.state = 'pending' and subscription.expires_at > now() then
    update public.newsletter_subscriptions
    set state = 'confirmed', confirmed_at = now(),
      mail_id = gen_random_uuid(), mail_count = mail_count + 1, mail_queued_at = now(), mail_status = 'pending', mail_rank = 0,
      mail_attempts = 0, mail_next_at = now(), mail_claimed_at = null, mail_first_tried_at = null, mail_error = null
    where id = subscription.id;
    perform private.sweep_soon();
    return 'confirmed';
  end if;
  return 'expired';
end $$;

-- The press at the end of an unsubscribe link, in a mail program or on the site. Answers unsubscribed, also if the link was
-- used or never existed, which tells nobody whether it exists; or expired, if it has not the form of one.
create function public.unsubscribe_newsletter(p_token text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if (p_token ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') is not true then return 'expired'; end if;
  -- Who has not confirmed leaves nothing to prove.
  delete from public.newsletter_subscriptions where unsubscribe_token = p_token::uuid and state = 'pending';
  update public.newsletter_subscriptions
  set state = 'unsubscribed', unsubscribed_at = now(), token_hash = null, unsubscribe_token = null,
    mail_status = 'none', mail_claimed_at = null, mail_error = null
  where unsubscribe_token = p_token::uuid;
  return 'unsubscribed';
end $$;
