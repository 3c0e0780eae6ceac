-- A function that a later migration adds to the API can be called by nobody but the service role until that migration grants
-- more. PUBLIC gets its right to execute from a default of the whole database, which no default of a schema takes back;
-- anon and authenticated get theirs from a default of the schema, on a hosted project.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated;
