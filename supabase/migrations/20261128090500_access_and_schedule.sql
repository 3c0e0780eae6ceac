-- Visitors may insert one fresh row and nothing else. Grants and policies say so independently of each other:
-- the policies hold alone where a platform grants everything, the grants hold where a policy is added by mistake.
grant usage on schema public to anon, authenticated, service_role;

alter table public.novamesa_contact_submissions enable row level security;
alter table public.newsletter_subscriptions enable row level security;

create policy visitor_insert on public.novamesa_contact_submissions
  for insert to anon, authenticated with check (created_at = now());
create policy visitor_insert on public.newsletter_subscriptions
  for insert to anon, authenticated
  with check (created_at = now() and state = 'pending' and confirmed_at is null and unsubscribed_at is null);

-- A function, because @supabase/lite grants everything to everyone at its first request: its host calls this again.
create function private.apply_grants() returns void language plpgsql set search_path = '' as $$
begin
  revoke all on schema private from public, anon, authenticated;
  revoke all on all tables in schema private from public, anon, authenticated;
  revoke all on all functions in schema private from public, anon, authenticated;
  -- Check constraints and generated columns run as the visitor.
  grant execute on function private.is_text(text, text, integer, integer), private.is_email(text), private.mailbox(text)
    to anon, authenticated, service_role;

  revoke all on public.novamesa_contact_submissions, public.newsletter_subscriptions
    from public, anon, authenticated, service_role;
  execute format('grant insert (%s) on public.novamesa_contact_submissions to anon, authenticated',
    array_to_string(private.contact_fields(), ', '));
  grant insert (email) on public.newsletter_subscriptions to anon, authenticated;
  grant select, update, delete on public.novamesa_contact_submissions, public.newsletter_subscriptions
    to service_role;

  -- Everything callable in public is for the function and the owner, also what later migrations add.
  revoke all on all functions in schema public from public, anon, authenticated;
  grant execute on all functions in schema public to service_role;
  grant execute on function public.confirm_newsletter(text), public.unsubscribe_newsletter(text) to anon, authenticated;
end $$;
select private.apply_grants();

-- A visitor's statement that hangs, on a lock for instance, ends well before the form's own deadline of 15 seconds,
-- so that the visitor is told and a connection is free again. The Data API applies a role's settings to its requests.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '3s';
notify pgrst, 'reload config';

-- Time's request, once a day: what has outlived its time.
create function private.purge() returns void language sql set search_path = '' as $$
  delete from public.novamesa_contact_submissions
  where created_at < now() - (select keep_messages from private.settings);
  delete from public.newsletter_subscriptions where state = 'pending' and expires_at <= now();
  delete from public.newsletter_subscriptions
  where unsubscribed_at < now() - (select newsletter_keep_proof from private.settings);
  -- Unconfirmed sign-ups are counted by the mails of some weeks.
  delete from private.mails where sent_at < now() - interval '90 days';
  select private.forget_networks();
$$;

-- What a clock has to start: the sweep of unmailed messages every minute, and once a day what has outlived its time.
-- Where the extensions of a hosted project are missing (the local server has a timer of its own) nothing is scheduled.

-- One round of the sweep: asks the function to mail what is due. The answer is read by nobody; net._http_response
-- keeps it for some hours. The secret stays in the Vault, so that no job and no log of jobs shows it.
create function private.request_sweep() returns bigint language plpgsql set search_path = '' as $$
declare
  address text := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url');
  secret text := (select decrypted_secret from vault.decrypted_secrets where name = 'sweep_secret');
begin
  if coalesce(address, '') = '' or coalesce(secret, '') = '' then
    raise exception 'The Vault has no project_url or no sweep_secret: see docs/deploy.md, "The scheduled jobs"';
  end if;
  return net.http_post(
    url := rtrim(address, '/') || '/functions/v1/send-contact-email',
    body := '{}'::jsonb,
    headers := jsonb_build_object('content-type', 'application/json', 'x-sweep-secret', secret),
    -- Ten mails through a slow service take this long.
    timeout_milliseconds := 120000);
end $$;

-- Schedules the jobs as far as this database can run them, and answers their names. Running it again changes nothing;
-- an extension that is enabled later needs it once more.
create function private.schedule_jobs() returns text[] language plpgsql set search_path = '' as $$
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
  -- A job of the same name is replaced. The purge runs at the end of each day in UTC, so that the counters of networks
  -- and the salt of their hashes end with the day.
  perform cron.schedule('novamesa-purge', '0 0 * * *', 'select private.purge()');
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
end $$;

select private.schedule_jobs();
