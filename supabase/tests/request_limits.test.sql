-- What the limits and quotas refuse, whom they never refuse, and what is stored about a visitor. Concurrent requests and what
-- refused ones cost are tested in tests/integration/postgrest/concurrency.test.ts.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(44);

create function pg_temp.begin_anew() returns void language sql as $$
  delete from public.novamesa_contact_submissions;
  delete from private.request_counts;
  update private.settings set network_window = '36500 days', quota_window = '36500 days', network_limit = 5,
    network_quota = 100, table_quota = 1000;
$$;
create function pg_temp.send(address text, words text default gen_random_uuid()::text) returns void
language plpgsql as $$
begin
  perform set_config('request.headers', json_strip_nulls(json_build_object('x-real-ip', address))::text, true);
  set local role anon;
  insert into public.novamesa_contact_submissions (name, email, message)
    values ('Jo Doe', 'jo@example.com', 'This is message ' || words);
  reset role;
end
$$;
create function pg_temp.send(address text, times integer) returns void language plpgsql as $$
begin
  for time in 1 .. times loop perform pg_temp.send(address); end loop;
end
$$;
create function pg_temp.is_saved(address text, title text) returns text language sql as $$
  select lives_ok(format('select pg_temp.send(%L)', address), title)
$$;
create function pg_temp.is_refused(address text, code text, title text) returns text language sql as $$
  select throws_ok(format('select pg_temp.send(%L)', address), code::char(5), null, title)
$$;
create function pg_temp.stored() returns bigint language sql as $$
  select count(*) from public.novamesa_contact_submissions
$$;

-- One sender.
select pg_temp.begin_anew(), pg_temp.send('192.0.2.1', 'one'), pg_temp.send('192.0.2.1', 4);
select pg_temp.is_refused('192.0.2.1', 'PT429', 'the sixth message of one sender is refused');
select is(pg_temp.stored(), 5::bigint, 'and not stored');
select throws_ok($$ select pg_temp.send('192.0.2.1', 'one') $$, '23505', null,
  'a repeated message is reported as saved, not as too many');
select pg_temp.is_saved('192.0.2.2', 'one sender over the limit does not block another');
update private.request_counts set window_start = window_start - interval '36500 days';
select pg_temp.is_saved('192.0.2.1', 'after the window ends the sender may send again');

select pg_temp.begin_anew();
update private.settings set network_limit = 1;
select throws_ok($$ select pg_temp.send('192.0.2.1', repeat('x', 6000)) $$, '23514', null,
  'a message that is too long is refused');
select throws_ok($$ select pg_temp.send('192.0.2.1', repeat('x', 70000)) $$, 'PT413', null,
  'one that no form sends is refused before it is cleaned');
select pg_temp.is_saved('192.0.2.1', 'neither counts: nobody is locked out');

select pg_temp.begin_anew();
select pg_temp.send('2001:db8:1:' || network || '::1') from generate_series(1, 5) as network;
select pg_temp.is_refused('2001:db8:1:6::1', 'PT429', 'addresses of one IPv6 /48 count as one');
select pg_temp.is_saved('2001:db8:2::1', 'and not those of another one');

select pg_temp.begin_anew();
select pg_temp.is_saved(address, format('a header of nonsense (%L) keeps nobody from writing', address))
from unnest(array['not an address', '', '999.1.1.1']) as address;

-- A day.
select pg_temp.begin_anew();
update private.settings set network_limit = 100, network_quota = 7;
select pg_temp.send('192.0.2.1', 7);
select pg_temp.is_refused('192.0.2.1', 'PT429', 'one sender has a daily limit, even below the short one');
select pg_temp.is_saved('192.0.2.2', 'which is not that of another one');

select pg_temp.begin_anew(), pg_temp.send('192.0.2.1', 'one'), pg_temp.send(null, 3);
update private.settings set table_quota = 4;
select pg_temp.is_refused('192.0.2.2', 'PT507', 'above the quota of the table nothing is accepted');
select pg_temp.is_refused(null, 'PT507', 'nor without an address');
select throws_ok($$ select pg_temp.send('192.0.2.2', 'one') $$, '23505', null, 'but a repeated message is reported as saved');
select is(pg_temp.stored(), 4::bigint, 'what is refused is not stored');

-- What would be written and not counted.
select pg_temp.begin_anew();
create function pg_temp.send_with(prefer text) returns void language plpgsql as $$
begin
  perform set_config('request.headers', json_build_object('prefer', prefer)::text, true);
  set local role anon;
  insert into public.newsletter_subscriptions (email) values ('jo@example.com');
  reset role;
end
$$;
select throws_ok(format('select pg_temp.send_with(%L)', prefer), 'PT400', null, prefer || ' is refused')
from unnest(array['tx=rollback', 'return=minimal, TX = commit']) as prefer;
select lives_ok($$ select pg_temp.send_with('return=minimal') $$, 'other preferences are not');

-- The end of the day.
create function pg_temp.a_day_later() returns uuid language sql as $$
  update private.settings set quota_window = '1 day';
  update private.network_salt set since = since - interval '1 day';
  select salt from private.network_salt;
$$;
select pg_temp.begin_anew(), pg_temp.send('192.0.2.1');
create temporary table salts as select pg_temp.a_day_later() as salt;
select private.purge();
select is_empty('select bucket from private.request_counts', 'a new day discards the networks of the previous one');
select is_empty('select salt from private.network_salt intersect table salts', 'with the salt of their hashes');
insert into salts select salt from private.network_salt;
select private.purge();
select isnt_empty('select salt from private.network_salt intersect table salts', 'once a day');

select pg_temp.begin_anew(), pg_temp.send('192.0.2.1');
insert into salts select pg_temp.a_day_later();
select pg_temp.send('192.0.2.1');
select is_empty('select salt from private.network_salt intersect table salts',
  'without a scheduled purge, the first message of a day purges');
select results_eq($$ select hits from private.request_counts where bucket like '%:day' $$, 'values (1)',
  'and its network is counted anew');

-- What is stored about a visitor: counters, and never an address.
create function pg_temp.network_of(headers text) returns text language sql as $$
  select set_config('request.headers', headers, true);
  select private.client_network();
$$;
select is(pg_temp.network_of(headers), network, title)
from (values
  (null, null, 'without a request there is no network'),
  ('{}', null, 'nor without a header'),
  ('{"x-real-ip": "192.0.2.1"}', '192.0.2.1', 'an IPv4 address is used as it is'),
  ('{"cf-connecting-ip": "192.0.2.1", "x-real-ip": "192.0.2.2", "x-forwarded-for": "192.0.2.3"}', '192.0.2.1',
    'the header of the edge comes first'),
  ('{"x-real-ip": "192.0.2.2", "x-forwarded-for": "192.0.2.3"}', '192.0.2.2', 'then the header of the nearest proxy'),
  ('{"x-forwarded-for": "203.0.113.7, 192.0.2.3"}', '192.0.2.3', 'then the last address of a proxy chain'),
  ('{"x-real-ip": "2001:db8:1:2:3:4:5:6"}', '2001:db8:1::/48', 'IPv6 is reduced to the /48 network'),
  ('{"x-real-ip": "::ffff:192.0.2.2"}', '192.0.2.2', 'an IPv4-mapped IPv6 address is the same sender'),
  ('{"x-real-ip": "  "}', null, 'spaces are not an address'),
  ('{"x-real-ip": "not an address"}', 'not an address', 'invalid text is used as it is'),
  (json_build_object('x-real-ip', repeat('x', 200))::text, repeat('x', 100), 'and is truncated')
) as requests (headers, network, title);

create function pg_temp.visit(address text) returns void language plpgsql as $$
begin
  perform set_config('request.headers', json_build_object('x-real-ip', address)::text, true);
  set local role anon;
  insert into public.novamesa_contact_submissions (name, email, message)
    values ('Jo Doe', 'jo@example.com', 'I write from ' || md5(address));
  insert into public.newsletter_subscriptions (email) values (md5(address || clock_timestamp()) || '@example.com');
  reset role;
end
$$;
create function pg_temp.hash_of(value text) returns text language sql as $$
  select encode(sha256(convert_to(value, 'UTF8')), 'hex')
$$;

select pg_temp.begin_anew(), pg_temp.visit('192.0.2.1'), pg_temp.visit('192.0.2.2');
select is((select count(*) from private.request_counts), 10::bigint,
  'per form, two visitors are counted short-term and daily, plus a total');
select is_empty($$
    select bucket from private.request_counts
    where bucket !~ '^(novamesa_contact_submissions|newsletter_subscriptions)(:[0-9a-f]{64}(:day)?)?$'
  $$, 'a bucket name consists of form and hash');
select is_empty($$
    select kept from (
      select counts::text from private.request_counts as counts
      union all select salts::text from private.network_salt as salts
      union all select messages::text from public.novamesa_contact_submissions as messages
      union all select subscriptions::text from public.newsletter_subscriptions as subscriptions
    ) as everything (kept) where kept like '%192.0.2.%'
  $$, 'no address is stored anywhere');
select is_empty($$
    select bucket from private.request_counts, unnest(array['192.0.2.1', '192.0.2.2']) as address
    where split_part(bucket, ':', 2) in (
      pg_temp.hash_of(address), pg_temp.hash_of(address || '|' || (now() at time zone 'UTC')::date))
  $$, 'nor a hash that can be looked up without the salt');
create temporary table before as select bucket from private.request_counts where bucket like '%:%';
update private.network_salt set salt = gen_random_uuid();
delete from public.novamesa_contact_submissions;
select pg_temp.visit('192.0.2.1');
select is((select count(*) from private.request_counts where bucket like '%:%' and bucket not in (table before)),
  4::bigint, 'with another salt the same address has another bucket');
select lives_ok($$
    insert into public.novamesa_contact_submissions (name, email, message)
    select 'Jo Doe', 'jo@example.com', 'Imported message ' || number from generate_series(1, 200) as number
  $$, 'the owner is not limited');

select * from finish();
rollback;
