-- The language that the site sends in Accept-Language, or the browser's.
create function private.request_language() returns text language sql stable set search_path = '' as $$
  select coalesce((
      select known.language
      from regexp_split_to_table(private.request_headers() ->> 'accept-language', ',')
        with ordinality as wanted (tag, position)
      join unnest(newsletter_languages) as known (language)
        on known.language = lower(substring(btrim(wanted.tag) from '^[a-zA-Z]+'))
      order by wanted.position limit 1
    ), newsletter_languages[1])
  from private.settings
$$;

-- A sign-up of an address that waits for its confirmation is answered like a new one and stored once. It renews the row,
-- which keeps its id and so the links of its earlier mails, and is mailed again as far as the limits of the mailbox allow.
-- Admitted requests come one after the other, because all of them count in the row of the table's quota.
create function private.take_subscription() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  settings private.settings;
  today integer;
  pending uuid;
  is_mailed boolean;
begin
  if not private.is_request() then return new; end if;
  select * into strict settings from private.settings;
  if cardinality(settings.newsletter_languages) = 0 then raise insufficient_privilege using message = 'This site has no newsletter.'; end if;
  today := private.admit(tg_table_name, new::text);
  delete from public.newsletter_subscriptions
  where email_key = lower(new.email) and state = 'pending' and expires_at <= now();
  select id into pending from public.newsletter_subscriptions where email_key = lower(new.email) and state = 'pending';
  select count(*) < settings.newsletter_mail_limit
    and coalesce(max(case when mail.next_at = 'infinity' then '-infinity' else coalesce(mail.sent_at, 'infinity') end),
      '-infinity') <= now() - settings.newsletter_mail_pause
  into is_mailed
  from public.newsletter_subscriptions as waiting join private.mails as mail on mail.reference = waiting.id
  where waiting.mailbox = private.mailbox(new.email) and waiting.state = 'pending';

  new.id := coalesce(pending, gen_random_uuid());
  new.language := private.request_language();
  new.consent_version := settings.newsletter_consent;
  new.expires_at := now() + settings.newsletter_wait;
  new.unsubscribe_token := gen_random_uuid();
  if is_mailed then
    insert into private.mails (kind, reference, rank) values ('confirmation', new.id, today);
    update public.newsletter_subscriptions
    set created_at = now(), language = new.language, consent_version = new.consent_version, expires_at = new.expires_at
    where id = pending;
  end if;
  return case when pending is null then new end;
end $$;
create trigger take before insert on public.newsletter_subscriptions for each row execute function private.take_subscription();

-- Asks for a sweep at once, where the project can (docs/deploy.md, "The scheduled jobs"); else the next one mails.
create function private.sweep_soon() returns void language plpgsql set search_path = '' as $$
begin
  perform private.request_sweep();
exception when others then
  null;
end $$;

create function private.mail_soon() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.is_request() then perform private.sweep_soon(); end if;
  return null;
end $$;
create trigger mail_soon after insert on public.newsletter_subscriptions for each statement execute function private.mail_soon();

-- The sender's call between claim and mail: only the hash of the token in the link is stored. False if this claim has
-- ended meanwhile, for example because the person was erased: then nothing is mailed.
create function public.store_newsletter_token(p_id uuid, p_attempt integer, p_hash text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.newsletter_subscriptions as subscription set token_hash = decode(p_hash, 'hex')
  from private.mails as mail
  where mail.id = p_id and mail.attempts = p_attempt and mail.sent_at is null
    and subscription.id = mail.reference and subscription.state = 'pending';
  return found;
end $$;

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
    update public.newsletter_subscriptions set state = 'confirmed', confirmed_at = now() where id = subscription.id;
    -- A welcome has the rank of its sign-up, and a confirmation that is still waiting has no purpose any more.
    insert into private.mails (kind, reference, rank)
    select 'welcome', subscription.id, coalesce(min(rank), 1) from private.mails where reference = subscription.id;
    delete from private.mails where reference = subscription.id and kind = 'confirmation' and sent_at is null;
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
  with ended as (
    update public.newsletter_subscriptions
    set state = 'unsubscribed', unsubscribed_at = now(), token_hash = null, unsubscribe_token = null
    where unsubscribe_token = p_token::uuid
    returning id
  )
  delete from private.mails using ended where reference = ended.id and sent_at is null;
  return 'unsubscribed';
end $$;
