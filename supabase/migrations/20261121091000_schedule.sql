-- What a clock has to start: the sweep of unmailed messages every minute, and once a day what has outlived its time.
-- Where the extensions of a hosted project are missing (the local server has a timer of its own) nothing is scheduled.

-- One round of the sweep: asks the function to mail what is due. The answer is read by nobody; net._http_response
-- keeps it for some hours. The secret stays in the Vault, so that no job and no log of jobs shows it.
create function private.request_sweep() returns bigint
language plpgsql set search_path = ''
as $$
declare
  address text := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url');
  secret text := (select decrypted_secret from vault.decrypted_secrets where name = 'sweep_secret');
begin
  if coalesce(address, '') = '' or coalesce(secret, '') = '' then
    raise exception 'The Vault has no project_url or no sweep_secret: see docs/deploy.md, section 5';
  end if;
  return net.http_post(
    url := rtrim(address, '/') || '/functions/v1/send-contact-email',
    body := '{}'::jsonb,
    headers := jsonb_build_object('content-type', 'application/json', 'x-sweep-secret', secret),
    -- Ten mails through a slow service take this long.
    timeout_milliseconds := 120000);
end
$$;

-- Schedules the jobs as far as this database can run them, and answers their names. Running it again changes nothing;
-- an extension that is enabled later needs it once more.
create function private.schedule_jobs() returns text[]
language plpgsql set search_path = ''
as $$
declare
  scheduled text[] := '{}';
  extension text;
  schema text;
  has_cron boolean;
  has_net boolean;
  has_vault boolean;
begin
  -- A PostgreSQL that has an extension's files but does not load its library refuses: then it goes without.
  for extension, schema in values ('pg_cron', 'pg_catalog'), ('pg_net', 'extensions') loop
    if exists (select from pg_available_extensions where name = extension and installed_version is null) then
      begin
        execute format('create extension %I with schema %I', extension, schema);
      exception when others then
        raise notice '% cannot be enabled: %', extension, sqlerrm;
      end;
    end if;
  end loop;
  has_cron := exists (
    select from pg_proc where pronamespace = to_regnamespace('cron') and proname = 'schedule');
  has_net := exists (
    select from pg_proc where pronamespace = to_regnamespace('net') and proname = 'http_post');
  has_vault := to_regclass('vault.decrypted_secrets') is not null;

  if not has_cron then
    raise notice 'Nothing is scheduled: this database has no pg_cron.';
    return scheduled;
  end if;
  -- A job of the same name is replaced.
  perform cron.schedule('novamesa-purge', '17 3 * * *', 'select private.purge()');
  -- pg_cron keeps a row of every run for ever, and the sweep runs half a million times a year.
  perform cron.schedule('novamesa-forget-runs', '47 3 * * *',
    $job$delete from cron.job_run_details where end_time < now() - interval '7 days'$job$);
  scheduled := array['novamesa-purge', 'novamesa-forget-runs'];
  if has_net and has_vault then
    perform cron.schedule('novamesa-sweep', '* * * * *', 'select private.request_sweep()');
    scheduled := scheduled || 'novamesa-sweep'::text;
  else
    raise notice 'The sweep is not scheduled: this database has no pg_net or no Vault.';
  end if;
  return scheduled;
end
$$;

revoke all on function private.request_sweep(), private.schedule_jobs() from public, anon, authenticated;
select private.schedule_jobs();
