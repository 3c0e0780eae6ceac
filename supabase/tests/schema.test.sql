-- What the schema holds beyond what the rules of the other files show.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(13);

select throws_ok('insert into private.settings default values', '23505', null, 'there is one row of settings');
select bag_eq($$
    select conname::text, condeferrable, condeferred from pg_constraint
    where contype = 'u' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
  $$, $$ values ('newsletter_subscriptions_email', true, true) $$,
  'the uniqueness of an address is checked last, after the limits, so that a list of addresses reveals nothing');
select is((select count(*) from pg_class where relnamespace = 'private'::regnamespace and relkind = 'S'), 0::bigint,
  'nothing is counted in a sequence, whose values no rollback takes back');

-- Each value below violates exactly one constraint. It is written with an update, which no trigger admits.
delete from public.novamesa_contact_submissions;
insert into public.novamesa_contact_submissions (name, email, message)
  values ('Jo Doe', 'jo@example.com', 'Please call me tomorrow.');
create function pg_temp.refusal_of(field text, value text) returns text language plpgsql as $$
declare
  refused_by text;
begin
  execute format('update public.novamesa_contact_submissions set %I = %L', field, value);
  return null;
exception when check_violation then
  get stacked diagnostics refused_by = constraint_name;
  return refused_by;
end
$$;
select is(pg_temp.refusal_of(field, value), 'contact_' || field || '_valid', field || ': ' || left(value, 40) || ' is refused')
from (values
  ('name', E'J\u200B'),
  ('name', repeat('x', 201)),
  ('name', E'Rene\u0301'),
  ('name', E'Jo Doe\nBcc: eve@example.com'),
  ('email', 'jo@localhost'),
  ('message', E'Hello\u200B\u200B\u200B\u200B\u200B'),
  ('message', repeat('x', 5001)),
  ('message', E'Please call me\u0007 tomorrow.')
) as examples (field, value);
select throws_ok($$ insert into public.newsletter_subscriptions (email) values ('jo@localhost') $$, '23514', null,
  'a subscription needs a valid address');
select is((select count(*) from pg_tables where schemaname = 'private' and rowsecurity), 0::bigint,
  'no table in private has row level security, because @supabase/lite would then expose the whole schema');

select * from finish();
rollback;
