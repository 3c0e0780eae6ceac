-- Everything visitors cannot reach lives in this schema: settings, helpers, counters.
-- Keep it free of tables with row level security: @supabase/lite grants whole schemas that have one.
create schema private;
revoke all on schema private from public;

-- A function that a later migration adds can be called by nobody but the service role until that migration grants more.
-- PUBLIC gets its right to execute from a default of the whole database, which no default of a schema takes back; anon
-- and authenticated get theirs from a default of the schema, on a hosted project.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated;

-- The one place for every number an owner may want to change: update private.settings set ...;
create table private.settings (
  only_row boolean primary key default true check (only_row),

  -- How much is accepted: docs/decisions/029-limit-submissions-per-network-and-day.md has the arithmetic.
  -- A limit is for a short window, a quota for a day. Both count a network, which is an IPv4 address or an IPv6 /64, and
  -- the IPv6 /48 around it, of which a stranger gets 65,536 networks for free.
  client_limit integer not null default 5 check (client_limit > 0),
  client_window interval not null default '10 minutes',
  prefix_limit integer not null default 15 check (prefix_limit > 0),
  client_quota integer not null default 20 check (client_quota > 0),
  prefix_quota integer not null default 40 check (prefix_quota > 0),
  -- The privacy policy promises that nothing about a network outlives a day.
  quota_window interval not null default '1 day',
  -- Of each table: above the soft quota a network may send one row a day, above the hard one nobody may send any.
  soft_rows integer not null default 2000 check (soft_rows > 0),
  soft_bytes bigint not null default 10000000 check (soft_bytes > 0),
  hard_rows integer not null default 5000 check (hard_rows > 0),
  hard_bytes bigint not null default 50000000 check (hard_bytes > 0),

  mail_lease interval not null default '2 minutes',
  mail_first_retry interval not null default '30 seconds',
  mail_longest_retry interval not null default '1 hour',
  -- The visitor's own call mails a fresh message; the sweep leaves it alone for this long.
  sweep_grace interval not null default '1 minute',
  -- What is beyond goes into a digest.
  mail_hourly_limit integer not null default 20 check (mail_hourly_limit >= 0),
  mail_daily_limit integer not null default 60 check (mail_daily_limit >= 0),
  digest_pause interval not null default '1 hour',
  digest_size integer not null default 200 check (digest_size > 0),
  -- One an hour, and some more for the halves of a refused one.
  digest_daily_limit integer not null default 30 check (digest_daily_limit >= 0),

  -- The languages of the confirmation mails; the first one is for everybody else.
  newsletter_languages text[] not null default '{en,de}' check (cardinality(newsletter_languages) > 0),
  -- The version of the consent text in docs/newsletter-consent.md that the form shows.
  newsletter_consent text not null default '2026-11-23',
  -- How long a sign-up waits for its first mail at most, and how long the link works from the last mail on.
  newsletter_wait interval not null default '30 days',
  newsletter_expiry interval not null default '14 days',
  -- A mailbox is an address without its tag (jo+news@): it gets the mails of so many unconfirmed sign-ups, and
  -- altogether so many mails until one of them is confirmed or expires, not more often than this.
  newsletter_mailbox_limit integer not null default 3 check (newsletter_mailbox_limit > 0),
  newsletter_resend_limit integer not null default 5 check (newsletter_resend_limit > 0),
  newsletter_resend_pause interval not null default '1 hour',
  -- The limitation period of claims about unwanted mails.
  newsletter_keep_proof interval not null default '3 years',
  newsletter_hourly_limit integer not null default 15 check (newsletter_hourly_limit >= 0),
  newsletter_daily_limit integer not null default 30 check (newsletter_daily_limit >= 0),

  intake_alert_messages integer not null default 500 check (intake_alert_messages > 0),
  intake_alert_bytes bigint not null default 5000000 check (intake_alert_bytes > 0),
  mail_alert_mails integer not null default 50 check (mail_alert_mails > 0),
  newsletter_alert_signups integer not null default 100 check (newsletter_alert_signups > 0),

  keep_messages interval not null default '24 months'
);
insert into private.settings default values;

-- The text rules below are the form's rules, written a second time; tests/support/corpus/contact.json drives both.

-- Code points from the first to the last that a reader can see: invisible ones do not count, each blank within does.
create function private.visible_length(value text) returns integer
language sql immutable strict parallel safe set search_path = '' as $$
  select char_length(regexp_replace(regexp_replace(value,
    '[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
    '', 'g'),
    '^[\u0009-\u000D\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+|[\u0009-\u000D\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+$', '', 'g'))
$$;

-- What JavaScript's trim() does.
create function private.trimmed(value text) returns text language sql immutable strict parallel safe set search_path = '' as $$
  select regexp_replace(value,
    '^[\u0009-\u000D\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+|[\u0009-\u000D\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+$',
    '', 'g')
$$;

-- A name: composed, trimmed, one blank between words. Line breaks stay, so that the check below refuses them.
create function private.clean_line(value text) returns text language sql immutable strict parallel safe set search_path = '' as $$
  select regexp_replace(normalize(private.trimmed(value), nfc),
    '[\u0020\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+', ' ', 'g')
$$;

-- A message: every line break is \n, control characters that a paste may bring are dropped, composed, trimmed.
create function private.clean_text(value text) returns text language sql immutable strict parallel safe set search_path = '' as $$
  select private.trimmed(normalize(regexp_replace(regexp_replace(value,
    '\r\n|[\r\u000B\u000C\u0085\u2028\u2029]', E'\n', 'g'),
    '[\u0001-\u0008\u000E-\u001F\u007F-\u009F]', '', 'g'), nfc))
$$;

-- WHATWG's pattern of an e-mail address, plus at least one dot in the domain.
create function private.is_email(value text) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select char_length(value) <= 254 and value ~
    '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$'
$$;

-- The mailbox of an address: most mail services deliver jo+anything@ to jo@, and some of them ignore dots and the like or have
-- several domains. It is used for counting only, so a wrong guess costs nobody more than a mail.
create function private.mailbox(email text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select translate(coalesce(nullif(split_part(name, '+', 1), ''), name), '._-', '') || '@' || case
    when domain = 'googlemail.com' then 'gmail.com'
    when domain in ('protonmail.com', 'pm.me') then 'proton.me'
    else domain
  end
  from (select split_part(lower(email), '@', 1), split_part(lower(email), '@', 2)) as parts (name, domain)
$$;

-- Same person, same name, same text: same key. A retry is recognized by it, so nothing is stored twice.
create function private.content_key(name text, email text, message text) returns bytea
language sql immutable strict parallel safe set search_path = '' as $$
  select sha256(convert_to(lower(email) || E'\x1f' || name || E'\x1f' || message, 'UTF8'))
$$;

-- Tells whether the request comes from the browser, signed in or not, and not from the site's own machinery.
create function private.is_visitor() returns boolean language sql stable parallel safe set search_path = '' as $$
  select coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
$$;
