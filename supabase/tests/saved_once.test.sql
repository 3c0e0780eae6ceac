-- Which submissions are the same one, and so are stored once.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(6);

create function pg_temp.send(name text, email text, message text) returns void language plpgsql as $$
begin
  set local role anon;
  insert into public.novamesa_contact_submissions (name, email, message) values (name, email, message);
  reset role;
end
$$;
create function pg_temp.sends(name text, email text, message text) returns text language sql as $$
  select format('select pg_temp.send(%L, %L, %L)', name, email, message)
$$;

select pg_temp.send('Jo Doe', 'jo@example.com', E'Please call me\ntomorrow.');
select throws_ok(pg_temp.sends('Jo Doe', 'jo@example.com', E'Please call me\ntomorrow.'), '23505', null,
  'the same name, e-mail and message on one UTC day is one message');
select throws_ok(pg_temp.sends('Jo Doe', 'JO@Example.com', E'Please call me\ntomorrow.'), '23505', null,
  'the letter case of the address does not make a different message');
select lives_ok(pg_temp.sends('Jo Doe', 'jo@example.com', E'Please call me\ntonight.'), 'a different word does');
select lives_ok(pg_temp.sends('Jo Dow', 'jo@example.com', E'Please call me\ntomorrow.'), 'and so does a different name');
select is((select count(*) from private.mails where kind = 'submission'), 3::bigint, 'each message is mailed once');

update public.novamesa_contact_submissions
  set created_at = date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - interval '1 second';
select lives_ok(pg_temp.sends('Jo Doe', 'JO@example.com', E'Please call me\ntomorrow.'),
  'the same message on another day is a new message');

select * from finish();
rollback;
