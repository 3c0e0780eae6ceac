create table public.novamesa_contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  message text not null,
  -- The row is its own outbox: see 20261121090300_contact_mail.sql.
  mail_status text not null default 'pending',
  mail_attempts integer not null default 0,
  mail_next_at timestamptz not null default now(),
  mail_claimed_at timestamptz,
  mail_sent_at timestamptz,
  mail_error text,
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

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null,
  constraint newsletter_email_valid check (private.is_email(email))
);
comment on table public.newsletter_subscriptions is 'Addresses of the newsletter form. Visitors insert, nobody but the owner reads.';

create unique index newsletter_subscriptions_email on public.newsletter_subscriptions (lower(email));

-- Security definer, because visitors may not use the schema private. The id is ours even where a platform grants it.
create function private.clean_contact_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := private.clean_line(new.name);
  new.email := private.trimmed(new.email);
  new.message := private.clean_text(new.message);
  if private.is_visitor() then
    new.id := gen_random_uuid();
  end if;
  return new;
end
$$;
create trigger clean before insert on public.novamesa_contact_submissions
  for each row execute function private.clean_contact_row();

create function private.clean_newsletter_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.email := private.trimmed(new.email);
  if private.is_visitor() then
    new.id := gen_random_uuid();
  end if;
  return new;
end
$$;
create trigger clean before insert on public.newsletter_subscriptions
  for each row execute function private.clean_newsletter_row();
