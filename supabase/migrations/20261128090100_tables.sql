create table public.novamesa_contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  message text not null,
  -- Of what the visitor sent, by trigger; it stays when the owner corrects a row.
  dedupe_key bytea not null,
  day date not null generated always as ((created_at at time zone 'UTC')::date) stored,
  -- Control characters, line breaks and text direction overrides have no place in a name (mail headers, spoofing).
  constraint contact_name_valid check (private.is_text(name,
    '[\u0001-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]', 2, 200)),
  constraint contact_email_valid check (private.is_email(email)),
  constraint contact_message_valid check (private.is_text(message, '[\u0001-\u0008\u000B-\u001F\u007F-\u009F]', 10, 5000))
);
comment on table public.novamesa_contact_submissions is 'Submissions of the contact form. Visitors insert, nobody but the owner reads.';

-- Sending the same message again on the same UTC day is one message: 23505 means "already saved".
create unique index novamesa_contact_submissions_once_a_day
  on public.novamesa_contact_submissions (day, dedupe_key);
-- For readers that page by key.
create index novamesa_contact_submissions_created on public.novamesa_contact_submissions (created_at, id);

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
  mailbox text not null generated always as (private.mailbox(email)) stored,
  -- An unsubscribed address may subscribe again, while the old row stays as proof.
  email_key text generated always as (case when state <> 'unsubscribed' then lower(email) end) stored,
  -- It speaks last, after the limits, so that a list of addresses is refused whatever the table holds.
  -- A constraint that can be deferred serves no "on conflict", which the Data API offers to everybody.
  constraint newsletter_subscriptions_email unique (email_key) deferrable initially deferred,
  constraint newsletter_email_valid check (private.is_email(email)),
  constraint newsletter_state check (state in ('pending', 'confirmed', 'unsubscribed')),
  constraint newsletter_language check (language ~ '^[a-z]{2}$'),
  -- Nobody is confirmed without proof, and an unsubscribed row keeps nothing that a link could use.
  constraint newsletter_proof check (case state
    when 'pending' then confirmed_at is null and unsubscribed_at is null
    when 'confirmed' then confirmed_at is not null and consent_version is not null and unsubscribed_at is null
    else confirmed_at is not null and consent_version is not null and unsubscribed_at is not null
      and token_hash is null and unsubscribe_token is null
  end)
);
comment on table public.newsletter_subscriptions is
  'Addresses of the newsletter form. Visitors insert, nobody but the owner reads. Only confirmed ones may get a newsletter.';

create index newsletter_subscriptions_person on public.newsletter_subscriptions (lower(email));
create unique index newsletter_subscriptions_token on public.newsletter_subscriptions (token_hash);
create unique index newsletter_subscriptions_unsubscribe on public.newsletter_subscriptions (unsubscribe_token);
create index newsletter_subscriptions_mailbox on public.newsletter_subscriptions (mailbox) where state = 'pending';
create index newsletter_subscriptions_created on public.newsletter_subscriptions (created_at, id);

-- A person's request: removes every submission and subscription of an address, whatever its letter case. An address with
-- another tag may be another person's, and has its own request.
create function public.erase_person(p_email text)
returns table (contact_messages bigint, newsletter_subscriptions bigint) language plpgsql security definer set search_path = '' as $$
declare
  address text := private.stored_address(p_email);
begin
  return query
    with messages as (
      delete from public.novamesa_contact_submissions where lower(email) = address returning 1
    ), subscriptions as (
      delete from public.newsletter_subscriptions where lower(email) = address returning 1
    )
    select (select count(*) from messages), (select count(*) from subscriptions);
end $$;
