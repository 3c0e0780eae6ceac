-- The exact access rules: row level security, policies and every privilege of the API roles.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select no_plan();

select is_empty($$ select tablename from pg_tables where schemaname = 'public' and not rowsecurity $$,
  'row level security is on for every table of the API');
select bag_eq($$
    select tablename::text, policyname::text, permissive, roles::text[], cmd, qual from pg_policies
    where schemaname in ('public', 'private')
  $$, $$ values
  ('novamesa_contact_submissions', 'visitor_insert', 'PERMISSIVE', array['anon', 'authenticated'], 'INSERT', null),
  ('newsletter_subscriptions', 'visitor_insert', 'PERMISSIVE', array['anon', 'authenticated'], 'INSERT', null)
$$, 'the only policies allow visitors to insert');
select ok(with_check like '%created_at = now()%', tablename || ': only rows created now may be inserted')
from pg_policies where schemaname = 'public';

create temporary view api_roles as select unnest(array['anon', 'authenticated', 'service_role']) as role;

-- While a table is locked a visitor gets an error and may retry.
select is(rolconfig, array['statement_timeout=3s'], 'a statement of a visitor ends after three seconds: ' || rolname)
from pg_roles where rolname in ('anon', 'authenticated');

select schema_privs_are('public', role, array['USAGE']) from api_roles;
select schema_privs_are('private', role, '{}'::text[]) from api_roles;

-- Read from the ACLs, which also contain privileges newer than pgTAP, and PUBLIC as "-".
select bag_eq($$
    select oid::regclass::text, (grant_of).grantee::regrole::text, (grant_of).privilege_type
    from (select oid, relowner, aclexplode(relacl) as grant_of from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace)) as granted
    where (grant_of).grantee = 0 or (grant_of).grantee in (select role::regrole from api_roles)
  $$, $$
    select table_name, 'service_role', privilege
    from unnest(array['novamesa_contact_submissions', 'newsletter_subscriptions']) as table_name,
      unnest(array['SELECT', 'UPDATE', 'DELETE']) as privilege
  $$, 'only the service role has table privileges: to read, change and delete');

create temporary view visitor_columns as
  select * from (values
    ('novamesa_contact_submissions', private.contact_fields()),
    ('newsletter_subscriptions', array['email'])
  ) as allowed (table_name, names);
select column_privs_are('public', table_name, column_name, role,
  case when column_name = any (names) then array['INSERT'] else '{}'::text[] end)
from visitor_columns join information_schema.columns using (table_name), api_roles
where table_schema = 'public' and role <> 'service_role';
select column_privs_are('private', table_name, column_name, role, '{}'::text[])
from information_schema.columns, api_roles where table_schema = 'private';

select function_privs_are('public', proname,
  array(select format_type(argument, null) from unnest(proargtypes) as argument),
  role, case when role = 'service_role' or proname in ('confirm_newsletter', 'unsubscribe_newsletter') then array['EXECUTE']
    else '{}'::text[] end)
from pg_proc, api_roles where pronamespace = 'public'::regnamespace;

-- Check constraints and generated columns run as the visitor.
select bag_eq(format($$
    select proname::text from pg_proc
    where pronamespace = 'private'::regnamespace and has_function_privilege(%L, oid, 'EXECUTE')
  $$, role), $$ values ('is_text'), ('is_email'), ('mailbox') $$,
  role || ' may run three functions of private, which reveal nothing')
from api_roles;

select is_empty($$
    select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not 'search_path=""' = any (coalesce(proconfig, '{}'))
  $$, 'every function has a fixed search_path');
select bag_eq($$
    select proname::text from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef
  $$, $$ values ('claim_mails'), ('finish_mail'), ('mail_backlog'), ('retry_mails'), ('save_submission'), ('erase_person'),
    ('confirm_newsletter'), ('unsubscribe_newsletter'), ('store_newsletter_token'), ('mail_soon'), ('take_submission'),
    ('take_subscription'), ('forget_mails'), ('is_text')
  $$, 'only the API functions, the triggers and the rule of texts are security definer');

create function public.added_later() returns integer language sql as 'select 1';
create function private.added_later() returns integer language sql as 'select 1';
select is(has_function_privilege(role, schema || '.added_later()', 'EXECUTE'), false,
  'a function added to ' || schema || ' later is not executable by ' || role)
from api_roles, unnest(array['public', 'private']) as schema where role <> 'service_role';
drop function public.added_later(), private.added_later();

-- The grants of @supabase/lite at its first request, and the call of its host that follows.
grant all on all tables in schema public, private to public, anon, authenticated, service_role;
grant all on all functions in schema public, private to public, anon, authenticated, service_role;
grant usage on schema private to anon, authenticated;
insert into public.novamesa_contact_submissions (name, email, message) values ('Jo Doe', 'jo@example.com', 'Please call me.');
insert into public.newsletter_subscriptions (email) values ('jo@example.com');
create function pg_temp.rows_of(role text, sql text) returns bigint language plpgsql as $$
declare
  amount bigint;
begin
  execute format('set local role %I', role);
  execute sql;
  get diagnostics amount = row_count;
  reset role;
  return amount;
exception when insufficient_privilege then return null;
end
$$;
select is(pg_temp.rows_of(role, format(sql, table_name)), 0::bigint, 'then the policies alone deny access: ' || sql)
from visitor_columns, unnest(array['select from public.%I', 'delete from public.%I']) as sql,
  unnest(array['anon', 'authenticated']) as role;
select is(pg_temp.rows_of('anon', sql), null, 'nor may a visitor write what is true of a row: ' || sql)
from unnest(array[
  $$ insert into public.novamesa_contact_submissions (name, email, message, created_at) values ('Jo', 'a@b.co', 'Hello you', '2020-01-01') $$,
  $$ insert into public.newsletter_subscriptions (email, state) values ('eve@example.com', 'confirmed') $$
]) as sql;
select private.apply_grants();
select is_empty($$
    select oid::regclass, role from pg_class, api_roles
    where relnamespace = 'public'::regnamespace and relkind = 'r' and role <> 'service_role'
      and has_table_privilege(role, oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER')
  $$, 'apply_grants revokes the tables on a platform that grants everything');
select is_empty($$
    select oid::regprocedure, role from pg_proc, api_roles
    where pronamespace = 'public'::regnamespace and role <> 'service_role'
      and has_function_privilege(role, oid, 'EXECUTE') and proname not in ('confirm_newsletter', 'unsubscribe_newsletter')
  $$, 'and the functions, except those of the newsletter links');
select schema_privs_are('private', role, '{}'::text[], 'and the schema private, from ' || role)
from api_roles where role <> 'service_role';

select * from finish();
rollback;
