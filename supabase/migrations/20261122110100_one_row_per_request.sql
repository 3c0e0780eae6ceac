-- A visitor's request inserts one row. The second row of a list ends the statement before it is cleaned, checked or stored:
-- a list of a thousand rows costs the database two, and its answer does not depend on what the tables hold.
create function private.begin_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform set_config('novamesa.inserting', 'first row', true);
  return null;
end
$$;
create trigger begin_insert before insert on public.novamesa_contact_submissions
  for each statement execute function private.begin_insert();
create trigger begin_insert before insert on public.newsletter_subscriptions
  for each statement execute function private.begin_insert();

create function private.admit_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_visitor() then
    if current_setting('novamesa.inserting', true) is distinct from 'first row' then
      raise sqlstate 'PT400' using message = 'One row per request';
    end if;
    perform set_config('novamesa.inserting', 'another row', true);
  end if;
  return new;
end
$$;
-- Triggers of the same kind run in the order of their names: this one before "clean".
create trigger admit_row before insert on public.novamesa_contact_submissions
  for each row execute function private.admit_row();
create trigger admit_row before insert on public.newsletter_subscriptions
  for each row execute function private.admit_row();

-- The unique index knows the messages of a UTC day. A retry after midnight is found here: the same message within 24 hours is
-- one message, too. What is found here is answered as the index answers it, before anything is written or counted.
create or replace function private.clean_contact_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  key bytea;
begin
  new.name := private.clean_line(new.name);
  new.email := private.trimmed(new.email);
  new.message := private.clean_text(new.message);
  if private.is_visitor() then
    new.id := gen_random_uuid();
    key := private.content_key(new.name, new.email, new.message);
    -- Waits for the same message in another request, as the unique index does.
    perform pg_advisory_xact_lock(hashtextextended(encode(key, 'hex'), 0));
    if exists (
      select from public.novamesa_contact_submissions as saved
      where saved.day >= (now() at time zone 'UTC')::date - 1 and saved.dedupe_key = key
        and saved.created_at > now() - interval '24 hours'
    ) then
      raise unique_violation using
        message = 'duplicate key value violates unique constraint "novamesa_contact_submissions_once_a_day"',
        constraint = 'novamesa_contact_submissions_once_a_day';
    end if;
  end if;
  return new;
end
$$;
