-- Everything visitors cannot reach lives in this schema: settings, helpers, counters.
-- Keep it free of tables with row level security: @supabase/lite grants whole schemas that have one.
create schema if not exists private;
revoke all on schema private from public;

-- The one place for every number an owner may want to change: update private.settings set ...;
create table private.settings (
  only_row boolean primary key default true check (only_row),
  client_limit integer not null default 5 check (client_limit > 0),
  client_window interval not null default '10 minutes',
  table_limit integer not null default 120 check (table_limit > 0),
  table_window interval not null default '1 minute',
  mail_lease interval not null default '2 minutes',
  mail_max_attempts integer not null default 12 check (mail_max_attempts > 0),
  mail_first_retry interval not null default '30 seconds',
  mail_longest_retry interval not null default '6 hours',
  -- The visitor's own call mails a fresh message; the sweeper leaves it alone for this long.
  sweep_grace interval not null default '1 minute',
  keep_messages interval not null default '24 months',
  -- Makes the hash of a network address worthless outside this database.
  salt uuid not null default gen_random_uuid()
);
insert into private.settings default values;

-- The text rules below are the form's rules, written a second time; tests/support/corpus/contact.json drives both.

-- Code points a reader can see: invisible ones do not count, blanks at the ends neither, a run of blanks counts once.
create function private.visible_length(value text) returns integer
language sql immutable strict parallel safe set search_path = ''
as $$
  select char_length(btrim(regexp_replace(regexp_replace(value,
    '[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
    '', 'g'),
    '[\u0009-\u000D\u0020\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g')))
$$;

-- What JavaScript's trim() does.
create function private.trimmed(value text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select regexp_replace(value,
    '^[\u0009-\u000D\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+|[\u0009-\u000D\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+$',
    '', 'g')
$$;

-- A name: composed, trimmed, one blank between words. Line breaks stay, so that the check below refuses them.
create function private.clean_line(value text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select regexp_replace(normalize(private.trimmed(value), nfc),
    '[\u0020\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+', ' ', 'g')
$$;

-- A message: every line break is \n, control characters that a paste may bring are dropped, composed, trimmed.
create function private.clean_text(value text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select private.trimmed(normalize(regexp_replace(regexp_replace(value,
    '\r\n|[\r\u000B\u000C\u0085\u2028\u2029]', E'\n', 'g'),
    '[\u0001-\u0008\u000E-\u001F\u007F-\u009F]', '', 'g'), nfc))
$$;

-- WHATWG's pattern of an e-mail address, plus at least one dot in the domain.
create function private.is_email(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select char_length(value) <= 254 and value ~
    '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$'
$$;

-- Same person, same name, same text: same key. A retry is recognised by it, so nothing is stored twice.
create function private.content_key(name text, email text, message text) returns bytea
language sql immutable strict parallel safe set search_path = ''
as $$
  select sha256(convert_to(lower(email) || E'\x1f' || name || E'\x1f' || message, 'UTF8'))
$$;

-- Tells whether the request comes from the browser, signed in or not, and not from the site's own machinery.
create function private.is_visitor() returns boolean
language sql stable parallel safe set search_path = ''
as $$
  select coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
$$;
