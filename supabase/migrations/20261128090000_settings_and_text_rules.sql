-- Everything visitors cannot reach lives in this schema: settings, helpers, counters, mails.
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
  -- A network is an IPv4 address or an IPv6 /48, of which a stranger gets 65,536 smaller ones for free.
  network_limit integer not null default 5 check (network_limit > 0),
  network_window interval not null default '10 minutes',
  network_quota integer not null default 20 check (network_quota > 0),
  -- The privacy policy promises that nothing about a network outlives a day.
  quota_window interval not null default '1 day',
  -- Of each table: above it nobody may send any.
  table_quota integer not null default 5000 check (table_quota > 0),

  mail_lease interval not null default '2 minutes',
  mail_first_retry interval not null default '30 seconds',
  mail_longest_retry interval not null default '1 hour',
  -- The visitor's own call mails a fresh submission; the sweep leaves it alone for this long.
  sweep_grace interval not null default '1 minute',
  -- For submissions, and as many for the newsletter. What is beyond waits.
  mail_hourly_limit integer not null default 20 check (mail_hourly_limit >= 0),

  -- The languages of the newsletter's mails; the first one is for everybody else. A site without the newsletter
  -- (src/content/company/parts.ts) has none, and nobody signs up there.
  newsletter_languages text[] not null default '{en,de}',
  -- The version of the consent text in docs/newsletter-consent.md that the form shows.
  newsletter_consent text not null default '2026-11-23',
  -- How long a sign-up waits for its first mail at most, and how long the link works from the last mail on.
  newsletter_wait interval not null default '30 days',
  newsletter_expiry interval not null default '14 days',
  -- An unconfirmed address gets so many mails until it expires, and not more often than this.
  newsletter_mail_limit integer not null default 3 check (newsletter_mail_limit > 0),
  newsletter_mail_pause interval not null default '1 hour',
  -- The limitation period of claims about unwanted mails.
  newsletter_keep_proof interval not null default '3 years',

  keep_messages interval not null default '24 months'
);
insert into private.settings default values;

-- The text rules below are the form's rules, written a second time; tests/support/corpus/contact.json drives both. The form
-- cleans a text before it sends it; the database changes nothing, and refuses what is not valid as it stands.

create function private.without_invisible(value text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select regexp_replace(value,
    '[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
    '', 'g')
$$;

-- What JavaScript's trim() does.
create function private.trimmed(value text) returns text language sql immutable strict parallel safe set search_path = '' as $$
  select regexp_replace(value,
    '^[\u0009-\u000D\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+|[\u0009-\u000D\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+$',
    '', 'g')
$$;

-- Whether a text is composed, has none of these characters, and is between the limits: at least so many characters from the
-- first to the last that a reader can see, at most so many in all. The cheap questions come first: nobody is counted yet
-- when a row is refused. Composing a text takes quadratic time; this test does not. Security definer, because a check
-- constraint runs as the visitor, who may not use the schema.
create function private.is_text(value text, forbidden text, shortest integer, longest integer) returns boolean
language sql immutable strict parallel safe security definer set search_path = '' as $$
  select case
    when octet_length(value) > 4 * longest then false
    when char_length(value) not between shortest and longest then false
    when value is not nfc normalized then false
    when value ~ forbidden then false
    else char_length(private.trimmed(private.without_invisible(value))) >= shortest
  end
$$;

-- WHATWG's pattern of an e-mail address, plus at least one dot in the domain.
create function private.is_email(value text) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select case when octet_length(value) > 254 then false else value ~
    '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$'
  end
$$;

-- The form in which an address is compared, for the owner's requests about a person: cleaned as the forms clean it. What
-- cannot be stored is an error, because "nothing found" would be told to a person whose data are there.
create function private.stored_address(address text) returns text language plpgsql immutable set search_path = '' as $$
declare
  cleaned text := lower(private.without_invisible(private.trimmed(private.without_invisible(address))));
begin
  if private.is_email(cleaned) is not true then
    raise invalid_parameter_value using
      message = format('%s is not an e-mail address as it is stored', coalesce(quote_literal(address), 'null')),
      hint = 'Give the address alone, as jo@example.com. A domain with other letters than a to z is stored as DNS has it: bäcker.de as xn--bcker-gra.de. This prints it: npm run submissions -- --person <address>';
  end if;
  return cleaned;
end $$;

-- Whose confirmation mails count together: all tags of a mailbox (jo+news@), but apart from the address without one, or a
-- stranger's tags would shut out its owner. One provider ignores dots and has a second domain.
create function private.mailbox(email text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain end
  from (select regexp_replace(split_part(lower(email), '@', 1), '(?<=[^+])\+.*$', '+'), split_part(lower(email), '@', 2))
    as parts (name, domain)
$$;

-- The fields of the contact form: what a visitor may insert, what tells two messages apart, and what is mailed.
create function private.contact_fields() returns text[] language sql immutable parallel safe set search_path = '' as $$
  select array['name', 'email', 'message']
$$;

-- The fields of a row or a request, empty ones as empty texts.
create function private.contact_content(sent jsonb) returns jsonb
language sql stable strict parallel safe set search_path = '' as $$
  select jsonb_object_agg(field, coalesce(sent ->> field, '')) from unnest(private.contact_fields()) as field
$$;

-- Same person, same name, same text: same key. A retry is recognized by it, so nothing is stored twice. Empty fields do not
-- count: a page that is older than a field means the same without it.
create function private.content_key(sent jsonb) returns bytea
language sql stable strict parallel safe set search_path = '' as $$
  select sha256(convert_to(jsonb_object_agg(field, case field when 'email' then lower(content) else content end)::text, 'UTF8'))
  from jsonb_each_text(private.contact_content(sent)) as filled (field, content) where content <> ''
$$;

-- Whether a row comes through the Data API, from a browser, signed in or not, or from the form without scripts; not when
-- the owner imports or restores rows.
create function private.is_request() returns boolean language sql stable parallel safe set search_path = '' as $$
  select coalesce(current_setting('role', true), '') in ('anon', 'authenticated', 'service_role')
$$;

create function private.request_headers() returns jsonb language sql stable parallel safe set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::jsonb
$$;
