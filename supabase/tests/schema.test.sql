-- What the schema holds beyond what the rules of the other files show.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(5);

select throws_ok('insert into private.settings default values', '23505', null, 'there is one row of settings');
select bag_eq($$
    select conname::text, condeferrable, condeferred from pg_constraint
    where contype = 'u' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
  $$, $$ values ('newsletter_subscriptions_email', true, true) $$,
  'the uniqueness of an address is checked last, after the limits, so that a list of addresses reveals nothing');
select is((select count(*) from pg_class where relnamespace = 'private'::regnamespace and relkind = 'S'), 0::bigint,
  'nothing is counted in a sequence, whose values no rollback takes back');

select throws_ok($$ insert into public.newsletter_subscriptions (email) values ('jo@localhost') $$, '23514', null,
  'a subscription needs a valid address');
select is((select count(*) from pg_tables where schemaname = 'private' and rowsecurity), 0::bigint,
  'no table in private has row level security, because @supabase/lite would then expose the whole schema');

select * from finish();
rollback;
