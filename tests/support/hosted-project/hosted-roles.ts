import { createRoles, grantEverythingNew } from '../../../server/backend/roles.ts'

/**
 * The state of a hosted project before the first migration: its owner `postgres` is not a superuser, the Data API logs
 * in as `authenticator`, and everything new in `public` is granted to everyone unless a migration revokes it.
 */
export const createHostedRoles = `
  ${createRoles}
  create role postgres login createdb createrole bypassrls;
  grant anon, authenticated, service_role to postgres with admin option;
  create role authenticator login noinherit;
  grant anon, authenticated, service_role to authenticator;
  alter database postgres owner to postgres;
  alter schema public owner to postgres;
  set role postgres;
  ${grantEverythingNew}
  reset role;
`
