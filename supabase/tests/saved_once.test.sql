-- Which messages are the same one, and so are stored once.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(7);

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
create function pg_temp.is_same(name text, email text, message text, title text) returns text language sql as $$
  select throws_ok(pg_temp.sends(name, email, message), '23505', null, title)
$$;
create function pg_temp.is_new(name text, email text, message text, title text) returns text language sql as $$
  select lives_ok(pg_temp.sends(name, email, message), title)
$$;

select pg_temp.send('Jo Doe', 'jo@example.com', E'Please call me\ntomorrow.');
select pg_temp.is_same('Jo Doe', 'jo@example.com', E'Please call me\ntomorrow.',
  'the same name, e-mail and message on one UTC day is one message');
select pg_temp.is_same(' Jo  Doe ', 'JO@Example.com ', E'Please call me\r\ntomorrow.\n',
  'spaces, line breaks and the letter case of the address do not make a different message');
select pg_temp.is_new('Jo Doe', 'jo@example.com', E'Please call me\ntonight.', 'a different word does');
select pg_temp.is_new('Jo Dow', 'jo@example.com', E'Please call me\ntomorrow.', 'and so does a different name');
select pg_temp.is_new('Jo Doe P', 'jo@example.com', E'lease call me\ntomorrow.',
  'fields are delimited: moving a letter to another field makes a different message');

update public.novamesa_contact_submissions
  set created_at = date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - interval '1 second';
select pg_temp.is_same('Jo Doe', 'JO@example.com', E'Please call me\ntomorrow.',
  'resent after midnight but within 24 hours, it is still one message');
update public.novamesa_contact_submissions set created_at = now() - interval '1 day';
select pg_temp.is_new('Jo Doe', 'jo@example.com', E'Please call me\ntomorrow.',
  'the same message on another day is a new message');

select * from finish();
rollback;
