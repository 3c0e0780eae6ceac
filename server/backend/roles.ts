/**
 * The three roles of the Data API. Supabase brings them; a bare PostgreSQL, PGlite included, gets them from here
 * before the migrations run. Running it again changes nothing.
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
 * What a hosted project grants before its first migration: whatever its owner creates in the schema public is open to
 * every role until a migration closes it. Runs as that owner.
 */
export const grantEverythingNew = `
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`
