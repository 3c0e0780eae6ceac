-- A visitor's row that no form sends is refused before it is cleaned: normalizing millions of characters takes seconds, and
-- whoever sends them is not counted. The longest message has 20 kB.
create or replace function private.admit_row() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.is_visitor() then
    if current_setting('novamesa.inserting', true) is distinct from 'first row' then
      raise sqlstate 'PT400' using message = 'One row per request';
    end if;
    perform set_config('novamesa.inserting', 'another row', true);
    if octet_length(new::text) > 65536 then raise sqlstate 'PT413' using message = 'Too large'; end if;
  end if;
  return new;
end $$;

-- Nobody who may not delete can truncate through the Data API, and backups keep the salt of their day in any case.
drop function private.refuse_truncate() cascade;
alter table private.network_salt reset (autovacuum_vacuum_threshold, autovacuum_vacuum_scale_factor);

-- That an address is subscribed is told to whoever asks for it, as the form says it to everybody.
drop function private.count_answers(), private.hide_repeated() cascade;
drop function private.count_answer(text, interval);
do $$
begin
  for slot in 0..255 loop
    execute format('drop sequence private.answers_%s', slot);
  end loop;
end $$;

-- For the alert of each minute, and for readers that page by key.
create index novamesa_contact_submissions_created on public.novamesa_contact_submissions (created_at, id);
create index newsletter_subscriptions_created on public.newsletter_subscriptions (created_at, id);
