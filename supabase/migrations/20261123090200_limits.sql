-- A visitor's request inserts one row. The second row of a list ends the statement before it is cleaned, checked or stored:
-- a list of a thousand rows costs the database two, and its answer does not depend on what the tables hold.
create function private.begin_insert() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('novamesa.inserting', 'first row', true);
  return null;
end $$;
create trigger begin_insert before insert on public.novamesa_contact_submissions for each statement execute function private.begin_insert();
create trigger begin_insert before insert on public.newsletter_subscriptions for each statement execute function private.begin_insert();

-- A visitor's row that no form sends is refused before it is cleaned: normalizing millions of characters takes seconds, and
-- whoever sends them is not counted. The longest message has 20 kB.
create function private.admit_row() returns trigger language plpgsql security definer set search_path = '' as $$
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
-- Triggers of the same kind run in the order of their names: this one before "clean".
create trigger admit_row before insert on public.novamesa_contact_submissions for each row execute function private.admit_row();
create trigger admit_row before insert on public.newsletter_subscriptions for each row execute function private.admit_row();

-- How often: counters of fixed windows. A bucket is a table, or a table and the salted hash of a network; no network
-- address is stored.
create table private.request_counts (
  bucket text not null,
  window_start timestamptz not null,
  hits integer not null,
  bytes bigint not null default 0,
  primary key (bucket, window_start)
);

-- The visitor's network as the nearest proxy names it; a hint, since a client may forge what no proxy overwrites.
-- The last entry of x-forwarded-for is the one our own proxy added. IPv6 counts by /64, which is one household.
create function private.client_network() returns text language plpgsql stable set search_path = '' as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address text := nullif(btrim(coalesce(
    headers ->> 'cf-connecting-ip',
    headers ->> 'x-real-ip',
    substring(headers ->> 'x-forwarded-for' from '[^,]*$'))), '');
begin
  -- IPv4 as a server that listens on both writes it.
  address := regexp_replace(address, '^::ffff:(?=\d+\.)', '', 'i');
  if family(address::inet) = 6 then return host(network(set_masklen(address::inet, 64))); end if;
  return host(address::inet);
exception when invalid_text_representation then
  return left(address, 100);
end $$;

-- Makes the hash of a network worthless: without the salt nobody can try addresses, and each day has another one.
create table private.network_salt (
  only_row boolean primary key default true check (only_row),
  salt uuid not null default gen_random_uuid(),
  since timestamptz not null default now()
);
insert into private.network_salt default values;

create function private.window_start(p_window interval) returns timestamptz language sql stable set search_path = '' as $$
  select date_bin(p_window, now(), timestamptz '2000-01-01 00:00:00+00')
$$;

-- Ends what is known about the networks of past days: the salt and the counters. Nothing happens twice a day.
create function private.forget_networks() returns void language plpgsql set search_path = '' as $$
declare
  today timestamptz := private.window_start((select quota_window from private.settings));
begin
  update private.network_salt set salt = gen_random_uuid(), since = now() where since < today;
  if found then delete from private.request_counts where window_start < today; end if;
end $$;

create function private.network_hash(p_network text) returns text language sql stable strict set search_path = '' as $$
  select encode(sha256(convert_to(p_network || '|' || salt, 'UTF8')), 'hex') from private.network_salt
$$;

-- The IPv6 /48 of a network; null for every other.
create function private.network_prefix(p_network text) returns text language plpgsql immutable strict set search_path = '' as $$
begin
  return case when family(p_network::inet) = 6 then host(network(set_masklen(p_network::inet, 48))) || '/48' end;
exception when invalid_text_representation then
  return null;
end $$;

-- PostgREST answers PTnnn with HTTP status nnn.
create function private.refuse_too_many(p_window interval) returns void language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT429' using
    message = 'Too many requests',
    hint = format('Try again in %s seconds.',
      ceil(extract(epoch from private.window_start(p_window) + p_window - now())));
end $$;

-- Counts a row of a network and answers how many there are in this window.
create function private.count_row(p_bucket text, p_limit integer, p_window interval) returns integer
language plpgsql set search_path = '' as $$
declare
  total integer;
begin
  insert into private.request_counts as counts (bucket, window_start, hits)
  values (p_bucket, private.window_start(p_window), 1)
  on conflict (bucket, window_start) do update set hits = counts.hits + 1
  returning counts.hits into total;
  if total > p_limit then perform private.refuse_too_many(p_window); end if;
  return total;
end $$;

-- Before the row is written: a refused message of 20 kB costs no space on the disk until the next vacuum. A repeated message
-- does not come this far, so that it is answered as a duplicate and not as too many. Counts what is accepted: a refusal, also
-- by a later rule, takes its counts back.
create function private.guard_insert() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  settings private.settings;
  network text := private.client_network();
  of_client text;
  of_prefix text;
  today integer := 0;
  total private.request_counts;
begin
  if not private.is_visitor() then return new; end if;
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
  if tg_table_name = 'newsletter_subscriptions' then new.mail_rank := today; end if;
  return new;
end $$;
-- The last of the row's triggers, after "admit_row" and "clean".
create trigger guard_insert before insert on public.novamesa_contact_submissions for each row execute function private.guard_insert();
create trigger guard_insert before insert on public.newsletter_subscriptions for each row execute function private.guard_insert();
