-- How much is accepted: see docs/decisions/029-one-stranger-does-not-close-the-form.md for the arithmetic.
-- A limit is for a short window, a quota for a day. Both count a network, which is an IPv4 address or an IPv6 /64, and the
-- IPv6 /48 around it, of which a stranger gets 65,536 networks for free.
alter table private.settings
  drop column table_limit,
  drop column table_window,
  drop column salt,
  add column prefix_limit integer not null default 15 check (prefix_limit > 0),
  add column client_quota integer not null default 20 check (client_quota > 0),
  add column prefix_quota integer not null default 40 check (prefix_quota > 0),
  -- The privacy policy promises that nothing about a network outlives a day.
  add column quota_window interval not null default '1 day',
  -- Of each table: above the soft quota a network may send one row a day, above the hard one nobody may send any.
  add column soft_rows integer not null default 2000 check (soft_rows > 0),
  add column soft_bytes bigint not null default 10000000 check (soft_bytes > 0),
  add column hard_rows integer not null default 5000 check (hard_rows > 0),
  add column hard_bytes bigint not null default 50000000 check (hard_bytes > 0);

alter table private.request_counts add column bytes bigint not null default 0;
delete from private.request_counts;

-- Makes the hash of a network worthless: without the salt nobody can try addresses, and each day has another one.
create table private.network_salt (
  only_row boolean primary key default true check (only_row),
  salt uuid not null default gen_random_uuid(),
  since timestamptz not null default now()
)
-- The space of yesterday's salt is overwritten at the next round of autovacuum, not after fifty days.
with (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0);
insert into private.network_salt default values;

create function private.window_start(p_window interval) returns timestamptz
language sql stable set search_path = ''
as $$
  select date_bin(p_window, now(), timestamptz '2000-01-01 00:00:00+00')
$$;

-- Ends what is known about the networks of past days: the salt and the counters. Nothing happens twice a day.
create function private.forget_networks() returns void
language plpgsql set search_path = ''
as $$
declare
  today timestamptz := private.window_start((select quota_window from private.settings));
begin
  update private.network_salt set salt = gen_random_uuid(), since = now() where since < today;
  if found then
    delete from private.request_counts where window_start < today;
  end if;
end
$$;

create function private.network_hash(p_network text) returns text
language sql stable strict set search_path = ''
as $$
  select encode(sha256(convert_to(p_network || '|' || salt, 'UTF8')), 'hex') from private.network_salt
$$;

-- The IPv6 /48 of a network; null for every other.
create function private.network_prefix(p_network text) returns text
language plpgsql immutable strict set search_path = ''
as $$
begin
  return case when family(p_network::inet) = 6 then host(network(set_masklen(p_network::inet, 48))) || '/48' end;
exception when invalid_text_representation then
  return null;
end
$$;

-- PostgREST answers PTnnn with HTTP status nnn.
create function private.refuse_too_many(p_window interval) returns void
language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PT429' using
    message = 'Too many requests',
    hint = format('Try again in %s seconds.',
      ceil(extract(epoch from private.window_start(p_window) + p_window - now())));
end
$$;

drop function private.count_request(text, integer, interval);
-- Counts a row of a network and answers how many there are in this window.
create function private.count_row(p_bucket text, p_limit integer, p_window interval) returns integer
language plpgsql set search_path = ''
as $$
declare
  total integer;
begin
  insert into private.request_counts as counts (bucket, window_start, hits)
  values (p_bucket, private.window_start(p_window), 1)
  on conflict (bucket, window_start) do update set hits = counts.hits + 1
  returning counts.hits into total;
  if total > p_limit then
    perform private.refuse_too_many(p_window);
  end if;
  return total;
end
$$;

-- Before the row is written: a refused message of 20 kB costs no space on the disk until the next vacuum. A repeated message
-- does not come this far, so that it is answered as a duplicate and not as too many. Counts what is accepted: a refusal, also
-- by a later rule, takes its counts back.
create or replace function private.guard_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.settings;
  network text := private.client_network();
  of_client text;
  of_prefix text;
  today integer := 0;
  total private.request_counts;
begin
  if not private.is_visitor() then
    return new;
  end if;
  select * into strict settings from private.settings;
  perform private.forget_networks();
  of_client := tg_table_name || ':' || private.network_hash(network);
  of_prefix := tg_table_name || ':' || private.network_hash(private.network_prefix(network));
  if of_client is not null then
    perform private.count_row(of_client, settings.client_limit, settings.client_window);
    today := private.count_row(of_client || ':day', settings.client_quota, settings.quota_window);
  end if;
  if of_prefix is not null then
    perform private.count_row(of_prefix, settings.prefix_limit, settings.client_window);
    today := private.count_row(of_prefix || ':day', settings.prefix_quota, settings.quota_window);
  end if;

  insert into private.request_counts as counts (bucket, window_start, hits, bytes)
  values (tg_table_name, private.window_start(settings.quota_window), 1, octet_length(new::text))
  on conflict (bucket, window_start) do update set hits = counts.hits + 1, bytes = counts.bytes + excluded.bytes
  returning counts.* into total;
  if total.hits > settings.hard_rows or total.bytes > settings.hard_bytes
    or today > 1 and (total.hits > settings.soft_rows or total.bytes > settings.soft_bytes) then
    raise sqlstate 'PT507' using message = 'Too much for today';
  end if;
  return new;
end
$$;
drop trigger guard_insert on public.novamesa_contact_submissions;
drop trigger guard_insert on public.newsletter_subscriptions;
-- The last of the row's triggers, after "admit_row" and "clean".
create trigger guard_insert before insert on public.novamesa_contact_submissions
  for each row execute function private.guard_insert();
create trigger guard_insert before insert on public.newsletter_subscriptions
  for each row execute function private.guard_insert();

create or replace function private.purge() returns void
language sql set search_path = ''
as $$
  delete from public.novamesa_contact_submissions
  where created_at < now() - (select keep_messages from private.settings);
  select private.forget_networks();
$$;
