-- How often: counters of fixed windows. A bucket is a table, or a table and the salted hash of an address and a day;
-- no network address is stored.
create table private.request_counts (
  bucket text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (bucket, window_start)
);

create function private.count_request(p_bucket text, p_limit integer, p_window interval) returns void
language plpgsql set search_path = ''
as $$
declare
  start timestamptz := date_bin(p_window, now(), timestamptz '2000-01-01 00:00:00+00');
  total integer;
begin
  insert into private.request_counts as counts (bucket, window_start, hits) values (p_bucket, start, 1)
  on conflict (bucket, window_start) do update set hits = counts.hits + 1
  returning counts.hits into total;
  if total > p_limit then
    -- PostgREST answers PTnnn with HTTP status nnn.
    raise sqlstate 'PT429' using
      message = 'Too many requests',
      hint = format('Try again in %s seconds.', ceil(extract(epoch from start + p_window - now())));
  end if;
end
$$;

-- The visitor's network as the nearest proxy names it; a hint, since a client may forge what no proxy overwrites.
-- The last entry of x-forwarded-for is the one our own proxy added. IPv6 counts by /64, which is one household.
create function private.client_network() returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address text := nullif(btrim(coalesce(
    headers ->> 'cf-connecting-ip',
    headers ->> 'x-real-ip',
    substring(headers ->> 'x-forwarded-for' from '[^,]*$'))), '');
begin
  -- IPv4 as a server that listens on both writes it.
  address := regexp_replace(address, '^::ffff:(?=\d+\.)', '', 'i');
  if family(address::inet) = 6 then
    return host(network(set_masklen(address::inet, 64)));
  end if;
  return host(address::inet);
exception when invalid_text_representation then
  return left(address, 100);
end
$$;

-- After the statement, so that a repeated message is answered as a duplicate and not as too many.
create function private.guard_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.settings;
  network text;
  inserted bigint;
begin
  if not private.is_visitor() then
    return null;
  end if;
  select count(*) into inserted from fresh;
  if inserted = 0 then
    return null;
  end if;
  if inserted > 1 then
    raise sqlstate 'PT400' using message = 'One row per request';
  end if;
  select * into strict settings from private.settings;
  network := private.client_network();
  if network is not null then
    perform private.count_request(
      tg_table_name || ':' || encode(sha256(convert_to(
        network || '|' || (now() at time zone 'UTC')::date || '|' || settings.salt, 'UTF8')), 'hex'),
      settings.client_limit, settings.client_window);
  end if;
  perform private.count_request(tg_table_name, settings.table_limit, settings.table_window);
  return null;
end
$$;
create trigger guard_insert after insert on public.novamesa_contact_submissions
  referencing new table as fresh for each statement execute function private.guard_insert();
create trigger guard_insert after insert on public.newsletter_subscriptions
  referencing new table as fresh for each statement execute function private.guard_insert();

-- Row level security does not cover TRUNCATE, and a platform may grant it with GRANT ALL.
create function private.refuse_truncate() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_visitor() then
    raise insufficient_privilege using message = 'Visitors may not empty a table';
  end if;
  return null;
end
$$;
create trigger refuse_truncate before truncate on public.novamesa_contact_submissions
  for each statement execute function private.refuse_truncate();
create trigger refuse_truncate before truncate on public.newsletter_subscriptions
  for each statement execute function private.refuse_truncate();
