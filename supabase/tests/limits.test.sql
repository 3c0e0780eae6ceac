-- What the request limits store about a visitor: counters, and never an address. What they refuse is tested in
-- request_limits.test.sql.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(23);

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
  ('{"x-real-ip": "2001:db8:1:2:3:4:5:6"}', '2001:db8:1:2::', 'IPv6 is reduced to the /64 network'),
  ('{"x-real-ip": "::ffff:192.0.2.2"}', '192.0.2.2', 'an IPv4-mapped IPv6 address is the same sender'),
  ('{"x-real-ip": "  "}', null, 'spaces are not an address'),
  ('{"x-real-ip": "not an address"}', 'not an address', 'invalid text is used as it is'),
  (json_build_object('x-real-ip', repeat('x', 200))::text, repeat('x', 100), 'and is truncated')
) as requests (headers, network, title);

select is(private.network_prefix(network), prefix, title)
from (values
  ('2001:db8:1:2::', '2001:db8:1::/48', 'IPv6 has a /48 prefix'),
  ('192.0.2.1', null, 'IPv4 has none'),
  ('not an address', null, 'nor does invalid text'),
  (null, null, 'nor does null')
) as networks (network, prefix, title);

create function pg_temp.visit(address text) returns void language plpgsql as $$
begin
  perform set_config('request.headers', json_build_object('x-real-ip', address)::text, true);
  set local role anon;
  insert into public.novamesa_contact_submissions (name, email, message)
    values ('Jo Doe', 'jo@example.com', 'I write from ' || md5(address));
  insert into public.newsletter_subscriptions (email) values (md5(address) || '@example.com');
  reset role;
end
$$;
create function pg_temp.empty() returns void language sql as $$
  delete from public.novamesa_contact_submissions;
  delete from public.newsletter_subscriptions;
$$;
create function pg_temp.hash_of(value text) returns text language sql as $$
  select encode(sha256(convert_to(value, 'UTF8')), 'hex')
$$;

delete from private.request_counts;
select pg_temp.empty(), pg_temp.visit('192.0.2.1'), pg_temp.visit('192.0.2.2');
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
select pg_temp.empty(), pg_temp.visit('192.0.2.1');
select is((select count(*) from private.request_counts where bucket like '%:%' and bucket not in (table before)),
  4::bigint, 'with another salt the same address has another bucket');

update private.settings set client_limit = 1;
select pg_temp.empty();
select throws_ok($$ select pg_temp.visit('192.0.2.1') $$, 'PT429', 'Too many requests',
  'requests over the limit are refused');
select is((select sum(hits) from private.request_counts where bucket = 'novamesa_contact_submissions'), 3::bigint,
  'refused requests are not counted');
select lives_ok($$
    insert into public.novamesa_contact_submissions (name, email, message)
    select 'Jo Doe', 'jo@example.com', 'Imported message ' || number from generate_series(1, 200) as number
  $$, 'the owner is not limited');

select * from finish();
rollback;
