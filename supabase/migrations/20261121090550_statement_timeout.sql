-- A visitor's statement that hangs, on a lock for instance, ends well before the form's own deadline of 15 seconds,
-- so that the visitor is told and a connection is free again. The Data API applies a role's settings to its requests.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '3s';
notify pgrst, 'reload config';
