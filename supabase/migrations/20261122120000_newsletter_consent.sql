-- Double opt-in: a newsletter goes only to addresses whose owners have confirmed them, and the row is the proof.
-- pending -> confirmed -> unsubscribed. See docs/decisions/042-confirm-newsletter-subscriptions.md.

alter table private.settings
  -- The languages of the confirmation mails; the first one is for everybody else.
  add column newsletter_languages text[] not null default '{en,de}' check (cardinality(newsletter_languages) > 0),
  -- The version of the consent text in docs/newsletter-consent.md that the form shows.
  add column newsletter_consent text not null default '2026-11-22',
  add column newsletter_expiry interval not null default '14 days',
  add column newsletter_resend_pause interval not null default '1 hour',
  add column newsletter_resend_limit integer not null default 5 check (newsletter_resend_limit > 0),
  -- The limitation period of claims about unwanted mails.
  add column newsletter_keep_proof interval not null default '3 years';

-- Rows from before have no proof: they stay pending, get no mail, and are deleted like any other pending row.
alter table public.newsletter_subscriptions
  add column state text not null default 'pending',
  add column language text not null default 'en',
  add column consent_version text,
  add column expires_at timestamptz not null default now() + interval '14 days',
  add column confirmed_at timestamptz,
  add column unsubscribed_at timestamptz,
  -- Of the token in the confirmation link, which the database never sees before it is used.
  add column token_hash bytea,
  -- In the links of every newsletter mail, for years; all it can do is end this subscription.
  add column unsubscribe_token uuid default gen_random_uuid(),
  -- The row is its own outbox, as a contact message is. A pending one mails the link, a confirmed one the welcome.
  -- Each mail has an id of its own, which is its idempotency key.
  add column mail_id uuid not null default gen_random_uuid(),
  add column mail_count integer not null default 0,
  add column mail_queued_at timestamptz,
  add column mail_status text not null default 'none',
  add column mail_attempts integer not null default 0,
  add column mail_next_at timestamptz not null default now(),
  add column mail_claimed_at timestamptz,
  add column mail_first_tried_at timestamptz,
  add column mail_sent_at timestamptz,
  add column mail_error text,
  -- An unsubscribed address may subscribe again, while the old row stays as proof.
  drop column email_key,
  add column email_key text generated always as (case when state <> 'unsubscribed' then lower(email) end) stored,
  add constraint newsletter_subscriptions_email unique (email_key) deferrable initially deferred,
  add constraint newsletter_state check (state in ('pending', 'confirmed', 'unsubscribed')),
  add constraint newsletter_language check (language ~ '^[a-z]{2}$'),
  add constraint newsletter_mail_status check (mail_status in ('none', 'pending', 'sending', 'sent', 'failed')),
  -- Nobody is confirmed without proof, and an unsubscribed row keeps nothing that a link could use.
  add constraint newsletter_proof check (case state
    when 'pending' then confirmed_at is null and unsubscribed_at is null
    when 'confirmed' then confirmed_at is not null and consent_version is not null and unsubscribed_at is null
    else confirmed_at is not null and consent_version is not null and unsubscribed_at is not null
      and token_hash is null and unsubscribe_token is null and mail_status = 'none'
  end);
comment on table public.newsletter_subscriptions is
  'Addresses of the newsletter form. Visitors insert, nobody but the owner reads. Only confirmed ones may get a newsletter.';

create index newsletter_subscriptions_person on public.newsletter_subscriptions (lower(email));
create unique index newsletter_subscriptions_token on public.newsletter_subscriptions (token_hash);
create unique index newsletter_subscriptions_unsubscribe on public.newsletter_subscriptions (unsubscribe_token);
create unique index newsletter_subscriptions_mail on public.newsletter_subscriptions (mail_id);
create index newsletter_subscriptions_not_mailed on public.newsletter_subscriptions (mail_status, mail_next_at)
  where mail_status in ('pending', 'sending', 'failed');
create index newsletter_subscriptions_mailed on public.newsletter_subscriptions (mail_sent_at);

alter policy visitor_insert on public.newsletter_subscriptions
  with check (
    created_at = now() and state = 'pending' and confirmed_at is null and unsubscribed_at is null
    and token_hash is null and mail_sent_at is null and mail_attempts = 0
  );

-- The language that the site sends in Accept-Language, or the browser's.
create function private.request_language() returns text
language sql stable set search_path = ''
as $$
  select coalesce((
      select known.language
      from regexp_split_to_table(
          nullif(current_setting('request.headers', true), '')::jsonb ->> 'accept-language', ',')
        with ordinality as wanted (tag, position)
      join unnest(newsletter_languages) as known (language)
        on known.language = lower(substring(btrim(wanted.tag) from '^[a-zA-Z]+'))
      order by wanted.position limit 1
    ), newsletter_languages[1])
  from private.settings
$$;

create or replace function private.clean_newsletter_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.settings;
begin
  new.email := private.trimmed(new.email);
  if private.is_visitor() then
    select * into strict settings from private.settings;
    new.id := gen_random_uuid();
    new.language := private.request_language();
    new.consent_version := settings.newsletter_consent;
    new.expires_at := now() + settings.newsletter_expiry;
    new.unsubscribe_token := gen_random_uuid();
    new.mail_id := gen_random_uuid();
    new.mail_count := 1;
    new.mail_queued_at := now();
    new.mail_status := 'pending';
    new.mail_next_at := now();
  end if;
  return new;
end
$$;

-- A repeated sign-up is refused with 23505, which rolls back everything it writes. So the wish for another mail is kept
-- in a sequence, which PostgreSQL does not roll back: in one of 64 that the subscription's id picks, as a number that
-- stands for the id. Two wishes in the same sequence within a sweep are one; whoever gets no mail signs up again.
do $$
begin
  for slot in 0..63 loop
    execute format('create sequence private.resend_%s', slot);
  end loop;
end
$$;

create function private.resend_number(p_id uuid) returns bigint
language sql immutable strict set search_path = ''
as $$
  select greatest(2, hashtextextended(p_id::text, 0) & 9223372036854775807)
$$;

-- Whether a pending subscription may get the confirmation mail again.
create function private.may_resend(subscription public.newsletter_subscriptions) returns boolean
language sql stable set search_path = ''
as $$
  select subscription.state = 'pending' and subscription.expires_at > now()
    and subscription.mail_status not in ('pending', 'sending')
    and subscription.mail_count < settings.newsletter_resend_limit
    and coalesce(greatest(subscription.mail_queued_at, subscription.mail_sent_at), '-infinity')
      <= now() - settings.newsletter_resend_pause
  from private.settings
$$;

create function private.wish_resend() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
end
$$;
-- After "guard_insert": what is refused for another reason wishes nothing.
create trigger wish_resend before insert on public.newsletter_subscriptions
  for each row execute function private.wish_resend();

-- Queues the mails that were wished for since the last call.
create function private.take_resend_wishes() returns void
language plpgsql set search_path = ''
as $$
declare
  wishes bigint[] := array(
    select pg_sequence_last_value(oid) from pg_class
    where relnamespace = 'private'::regnamespace and relkind = 'S' and relname like 'resend\_%'
      and pg_sequence_last_value(oid) > 1);
begin
  if cardinality(wishes) = 0 then
    return;
  end if;
  update public.newsletter_subscriptions as wished
  set mail_id = gen_random_uuid(), mail_count = wished.mail_count + 1, mail_queued_at = now(), mail_status = 'pending',
    mail_attempts = 0, mail_next_at = now(), mail_first_tried_at = null, mail_error = null,
    consent_version = coalesce(wished.consent_version, settings.newsletter_consent)
  from private.settings
  where private.resend_number(wished.id) = any (wishes) and private.may_resend(wished);
  perform setval(oid, 1) from pg_class
  where relnamespace = 'private'::regnamespace and relkind = 'S' and relname like 'resend\_%'
    and pg_sequence_last_value(oid) = any (wishes);
end
$$;

-- Asks for a sweep at once, where the project has what it needs (see docs/deploy.md, section 5). Where it has not, the
-- next scheduled one mails.
create function private.sweep_soon() returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.request_sweep();
exception when others then
  null;
end
$$;

create function private.mail_soon() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_visitor() then
    perform private.sweep_soon();
  end if;
  return null;
end
$$;
create trigger mail_soon after insert on public.newsletter_subscriptions
  for each statement execute function private.mail_soon();

-- The press of a button at the end of a link: confirms or unsubscribes, and answers confirmed, already-confirmed,
-- unsubscribed or expired. A link that was used already changes nothing; one that nobody knows tells nothing.
create function public.answer_newsletter_link(p_token text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  subscription public.newsletter_subscriptions;
begin
  if p_token ~ '^[0-9a-f]{64}$' then
    select * into subscription from public.newsletter_subscriptions
    where token_hash = sha256(convert_to(p_token, 'UTF8')) for update;
    if subscription.state = 'confirmed' then
      return 'already-confirmed';
    end if;
    if subscription.state = 'pending' and subscription.expires_at > now() then
      update public.newsletter_subscriptions
      set state = 'confirmed', confirmed_at = now(),
        mail_id = gen_random_uuid(), mail_count = mail_count + 1, mail_queued_at = now(), mail_status = 'pending',
        mail_attempts = 0, mail_next_at = now(), mail_claimed_at = null, mail_first_tried_at = null, mail_error = null
      where id = subscription.id;
      perform private.sweep_soon();
      return 'confirmed';
    end if;
  elsif p_token ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    -- Who has not confirmed leaves nothing to prove.
    delete from public.newsletter_subscriptions where unsubscribe_token = p_token::uuid and state = 'pending';
    update public.newsletter_subscriptions
    set state = 'unsubscribed', unsubscribed_at = now(), token_hash = null, unsubscribe_token = null,
      mail_status = 'none', mail_claimed_at = null, mail_error = null
    where unsubscribe_token = p_token::uuid;
    return 'unsubscribed';
  end if;
  return 'expired';
end
$$;

create or replace function public.erase_person(p_email text)
returns table (contact_messages bigint, newsletter_subscriptions bigint)
language sql security definer set search_path = ''
as $$
  with messages as (
    delete from public.novamesa_contact_submissions
    where lower(email) = lower(private.trimmed(p_email)) returning 1
  ), subscriptions as (
    delete from public.newsletter_subscriptions
    where lower(email) = lower(private.trimmed(p_email)) returning 1
  )
  select (select count(*) from messages), (select count(*) from subscriptions)
$$;

create or replace function private.purge() returns void
language sql set search_path = ''
as $$
  delete from public.novamesa_contact_submissions
  where created_at < now() - (select keep_messages from private.settings);
  delete from public.newsletter_subscriptions where state = 'pending' and expires_at <= now();
  delete from public.newsletter_subscriptions
  where unsubscribed_at < now() - (select newsletter_keep_proof from private.settings);
  select private.forget_networks();
$$;

-- As before, and visitors may call the function of the links.
create or replace function private.apply_grants() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke all on schema private from public, anon, authenticated;
  revoke all on all tables in schema private from public, anon, authenticated;
  revoke all on all functions in schema private from public, anon, authenticated;
  -- Check constraints and generated columns run as the visitor.
  grant execute on function private.visible_length(text), private.is_email(text),
    private.content_key(text, text, text) to anon, authenticated, service_role;

  revoke all on public.novamesa_contact_submissions, public.newsletter_subscriptions
    from public, anon, authenticated, service_role;
  grant insert (name, email, message) on public.novamesa_contact_submissions to anon, authenticated;
  grant insert (email) on public.newsletter_subscriptions to anon, authenticated;
  grant select, update, delete on public.novamesa_contact_submissions, public.newsletter_subscriptions
    to service_role;

  -- Everything callable in public is for the function and the owner, also what later migrations add.
  revoke all on all functions in schema public from public, anon, authenticated;
  grant execute on all functions in schema public to service_role;
  grant execute on function public.answer_newsletter_link(text) to anon, authenticated;
end
$$;
select private.apply_grants();
