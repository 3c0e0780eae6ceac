create table public.novamesa_contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  message text not null,
  -- The row is its own outbox.
  mail_status text not null default 'pending',
  mail_attempts integer not null default 0,
  mail_next_at timestamptz not null default now(),
  mail_claimed_at timestamptz,
  mail_first_tried_at timestamptz,
  mail_sent_at timestamptz,
  mail_error text,
  -- The digest that mails this message. No foreign key: a dump of the public tables alone can be restored.
  mail_digest uuid,
  dedupe_key bytea not null generated always as (private.content_key(name, email, message)) stored,
  day date not null generated always as ((created_at at time zone 'UTC')::date) stored,
  constraint contact_name_visible check (private.visible_length(name) >= 2),
  constraint contact_name_length check (char_length(name) <= 200),
  constraint contact_name_composed check (name is nfc normalized),
  -- Control characters, line breaks and text direction overrides have no place in a name (mail headers, spoofing).
  constraint contact_name_plain check (
    name !~ '[\u0001-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]'
  ),
  constraint contact_email_valid check (private.is_email(email)),
  constraint contact_message_visible check (private.visible_length(message) >= 10),
  constraint contact_message_length check (char_length(message) <= 5000),
  constraint contact_message_plain check (message !~ '[\u0001-\u0008\u000B-\u001F\u007F-\u009F]'),
  constraint contact_mail_status check (mail_status in ('pending', 'sending', 'sent', 'failed'))
);
comment on table public.novamesa_contact_submissions is 'Messages of the contact form. Visitors insert, nobody but the owner reads.';

-- Sending the same message again on the same UTC day is one message: 23505 means "already saved".
create unique index novamesa_contact_submissions_once_a_day
  on public.novamesa_contact_submissions (day, dedupe_key);
create index novamesa_contact_submissions_mail_due
  on public.novamesa_contact_submissions (mail_next_at) where mail_status in ('pending', 'sending');
-- mail_backlog() runs every minute, single_mails_left() at every claim.
create index novamesa_contact_submissions_not_mailed
  on public.novamesa_contact_submissions (mail_status, created_at) where mail_status <> 'sent';
-- For the alert of each minute, and for readers that page by key.
create index novamesa_contact_submissions_created on public.novamesa_contact_submissions (created_at, id);
create index novamesa_contact_submissions_mailed
  on public.novamesa_contact_submissions (mail_sent_at) where mail_digest is null;

-- Double opt-in: a newsletter goes only to addresses whose owners have confirmed them, and the row is the proof.
-- pending -> confirmed -> unsubscribed. See docs/decisions/042-confirm-newsletter-subscriptions.md.
create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null,
  state text not null default 'pending',
  language text not null default 'en',
  consent_version text,
  -- Before the first mail the end of newsletter_wait, afterwards that of the link.
  expires_at timestamptz not null default now() + interval '30 days',
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- Of the token in the confirmation link, which the database never sees before it is used.
  token_hash bytea,
  -- In the links of every newsletter mail, for years; all it can do is end this subscription.
  unsubscribe_token uuid default gen_random_uuid(),
  -- The row is its own outbox, as a contact message is. A pending one mails the link, a confirmed one the welcome.
  -- Each mail has an id of its own, which is its idempotency key.
  mail_id uuid not null default gen_random_uuid(),
  mail_count integer not null default 0,
  mail_queued_at timestamptz,
  -- refused: the mail service does not accept this address. That is no failure of ours, and nobody is alerted.
  mail_status text not null default 'none',
  -- The number of this sign-up among those of its network on its day: first come those with few others, so that nobody's
  -- many sign-ups delay the one of somebody else.
  mail_rank integer not null default 0,
  mail_attempts integer not null default 0,
  mail_next_at timestamptz not null default now(),
  mail_claimed_at timestamptz,
  mail_first_tried_at timestamptz,
  mail_sent_at timestamptz,
  mail_error text,
  mailbox text not null generated always as (private.mailbox(email)) stored,
  -- An unsubscribed address may subscribe again, while the old row stays as proof.
  email_key text generated always as (case when state <> 'unsubscribed' then lower(email) end) stored,
  -- It speaks last, after everything that refuses a request whatever the table holds: lists, limits, quotas.
  -- A constraint that can be deferred serves no "on conflict", which the Data API offers to everybody.
  constraint newsletter_subscriptions_email unique (email_key) deferrable initially deferred,
  constraint newsletter_email_valid check (private.is_email(email)),
  constraint newsletter_state check (state in ('pending', 'confirmed', 'unsubscribed')),
  constraint newsletter_language check (language ~ '^[a-z]{2}$'),
  constraint newsletter_mail_status check (mail_status in ('none', 'pending', 'sending', 'sent', 'failed', 'refused')),
  -- Nobody is confirmed without proof, and an unsubscribed row keeps nothing that a link could use.
  constraint newsletter_proof check (case state
    when 'pending' then confirmed_at is null and unsubscribed_at is null
    when 'confirmed' then confirmed_at is not null and consent_version is not null and unsubscribed_at is null
    else confirmed_at is not null and consent_version is not null and unsubscribed_at is not null
      and token_hash is null and unsubscribe_token is null and mail_status = 'none'
  end)
);
comment on table public.newsletter_subscriptions is
  'Addresses of the newsletter form. Visitors insert, nobody but the owner reads. Only confirmed ones may get a newsletter.';

create index newsletter_subscriptions_person on public.newsletter_subscriptions (lower(email));
create unique index newsletter_subscriptions_token on public.newsletter_subscriptions (token_hash);
create unique index newsletter_subscriptions_unsubscribe on public.newsletter_subscriptions (unsubscribe_token);
create unique index newsletter_subscriptions_mail on public.newsletter_subscriptions (mail_id);
create index newsletter_subscriptions_mailbox on public.newsletter_subscriptions (mailbox) where state = 'pending';
create index newsletter_subscriptions_not_mailed on public.newsletter_subscriptions (mail_status, mail_next_at)
  where mail_status in ('pending', 'sending', 'failed', 'refused');
-- For readers that page by key.
create index newsletter_subscriptions_created on public.newsletter_subscriptions (created_at, id);

-- Security definer, because visitors may not use the schema private. The id is ours even where a platform grants it.
-- The unique index knows the messages of a UTC day. A retry after midnight is found here: the same message within 24 hours is
-- one message, too. What is found here is answered as the index answers it, before anything is written or counted.
create function private.clean_contact_row() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  key bytea;
begin
  new.name := private.clean_line(new.name);
  new.email := private.trimmed(new.email);
  new.message := private.clean_text(new.message);
  if private.is_visitor() then
    new.id := gen_random_uuid();
    key := private.content_key(new.name, new.email, new.message);
    -- Waits for the same message in another request, as the unique index does.
    perform pg_advisory_xact_lock(hashtextextended(encode(key, 'hex'), 0));
    if exists (
      select from public.novamesa_contact_submissions as saved
      where saved.day >= (now() at time zone 'UTC')::date - 1 and saved.dedupe_key = key
        and saved.created_at > now() - interval '24 hours'
    ) then
      raise unique_violation using
        message = 'duplicate key value violates unique constraint "novamesa_contact_submissions_once_a_day"',
        constraint = 'novamesa_contact_submissions_once_a_day';
    end if;
  end if;
  return new;
end $$;
create trigger clean before insert on public.novamesa_contact_submissions for each row execute function private.clean_contact_row();

-- The language that the site sends in Accept-Language, or the browser's.
create function private.request_language() returns text language sql stable set search_path = '' as $$
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

-- A pending sign-up whose mail is an hour old is replaced by the next one of its address, which is mailed, counted and limited
-- like any other. It keeps its id, and so the links of its earlier mails.
create function private.clean_newsletter_row() returns trigger
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
create trigger clean before insert on public.newsletter_subscriptions for each row execute function private.clean_newsletter_row();

-- A person's request: removes every message and subscription of an address, whatever its letter case. An address with
-- another tag may be another person's, and has its own request.
create function public.erase_person(p_email text)
returns table (contact_messages bigint, newsletter_subscriptions bigint) language sql security definer set search_path = '' as $$
  with messages as (
    delete from public.novamesa_contact_submissions
    where lower(email) = lower(private.trimmed(p_email)) returning 1
  ), subscriptions as (
    delete from public.newsletter_subscriptions
    where lower(email) = lower(private.trimmed(p_email)) returning 1
  )
  select (select count(*) from messages), (select count(*) from subscriptions)
$$;
