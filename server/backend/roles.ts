/**
 * Creates the three roles of the Data API. Supabase projects have them; plain PostgreSQL and PGlite need them before
 * the migrations run. Idempotent.
 */
export const createRoles = `
  do $$
  begin
    if not exists (select from pg_roles where rolname = 'anon') then
      create role anon nologin;
    end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then
      create role authenticated nologin;
    end if;
    if not exists (select from pg_roles where rolname = 'service_role') then
      create role service_role nologin bypassrls;
    end if;
  end
  $$;
  grant usage on schema public to anon, authenticated, service_role;
`

/**
 * The default privileges of a hosted project before its first migration: everything its owner creates in the schema
 * public is accessible to every role until a migration revokes it. Must run as that owner.
 */
export const grantEverythingNew = `
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`
