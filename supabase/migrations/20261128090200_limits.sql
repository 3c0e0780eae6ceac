-- How often: counters of fixed windows. A bucket is a table, or a table and the salted hash of a network; no network
-- address is stored.
create table private.request_counts (
  bucket text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (bucket, window_start)
);

-- The visitor's network as the nearest proxy names it; a hint, since a client may forge what no proxy overwrites.
-- The last entry of x-forwarded-for is the one our own proxy added.
create function private.client_network() returns text language plpgsql stable set search_path = '' as $$
declare
  headers jsonb := private.request_headers();
  address text := nullif(btrim(coalesce(
    headers ->> 'cf-connecting-ip',
    headers ->> 'x-real-ip',
    substring(headers ->> 'x-forwarded-for' from '[^,]*$'))), '');
begin
  -- IPv4 as a server that listens on both writes it.
  address := regexp_replace(left(address, 100), '^::ffff:(?=\d+\.)', '', 'i');
  if family(address::inet) = 6 then return network(set_masklen(address::inet, 48)); end if;
  return host(address::inet);
exception when invalid_text_representation then
  return address;
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

-- Counts a row and answers how many there are in this window; above the limit the request is refused, and its counts are
-- taken back. PostgREST answers PTnnn with HTTP status nnn.
create function private.count_row(p_bucket text, p_limit integer, p_window interval, p_refusal text) returns integer
language plpgsql set search_path = '' as $$
declare
  total integer;
begin
  insert into private.request_counts as counts (bucket, window_start, hits)
  values (p_bucket, private.window_start(p_window), 1)
  on conflict (bucket, window_start) do update set hits = counts.hits + 1
  returning counts.hits into total;
  if total > p_limit then
    raise exception using
      errcode = p_refusal,
      message = 'Too many requests',
      hint = format('Try again in %s seconds.',
        ceil(extract(epoch from private.window_start(p_window) + p_window - now())));
  end if;
  return total;
end $$;

-- Admits a row of a request, or refuses it; answers its number among those of its network today. It works before the row
-- is checked and written, so that a refused one of 20 kB costs no space on the disk until the next vacuum.
create function private.admit(p_table text, p_row text) returns integer language plpgsql set search_path = '' as $$
declare
  settings private.settings;
  bucket text;
  today integer := 1;
begin
  -- The longest valid row has 41 kB, should its text be all quotes.
  if octet_length(p_row) > 65536 then raise sqlstate 'PT413' using message = 'Too large'; end if;
  -- The Data API would roll back what it has answered with 201, and the count with it.
  if private.request_headers() ->> 'prefer' ~* 'tx\s*=' then raise sqlstate 'PT400' using message = 'tx is not allowed'; end if;
  select * into strict settings from private.settings;
  perform private.forget_networks();
  bucket := p_table || ':' || private.network_hash(private.client_network());
  if bucket is not null then
    perform private.count_row(bucket, settings.network_limit, settings.network_window, 'PT429');
    today := private.count_row(bucket || ':day', settings.network_quota, settings.quota_window, 'PT429');
  end if;
  perform private.count_row(p_table, settings.table_quota, settings.quota_window, 'PT507');
  return today;
end $$;
