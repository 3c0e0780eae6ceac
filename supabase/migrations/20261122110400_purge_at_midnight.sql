-- The purge runs at the end of each day in UTC, so that the counters of networks and the salt of their hashes end with the
-- day. private.schedule_jobs() is the same in everything else.
do $$
begin
  execute replace(pg_get_functiondef('private.schedule_jobs()'::regprocedure), '''17 3 * * *''', '''0 0 * * *''');
end
$$;
select private.schedule_jobs();
