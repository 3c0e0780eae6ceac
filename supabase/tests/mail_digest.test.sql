-- Messages over the limits of single mails, which are sent together. Time is advanced by changing the rows.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(32);

update private.settings set mail_lease = '2 minutes', mail_first_retry = '30 seconds', mail_longest_retry = '1 hour',
  sweep_grace = '1 minute', mail_hourly_limit = 2, mail_daily_limit = 3,
  digest_pause = '1 hour', digest_size = 4, digest_daily_limit = 5;

create function pg_temp.later(pause interval) returns void language sql as $$
  update public.novamesa_contact_submissions set created_at = created_at - pause, mail_next_at = mail_next_at - pause,
    mail_claimed_at = mail_claimed_at - pause, mail_sent_at = mail_sent_at - pause,
    mail_first_tried_at = mail_first_tried_at - pause;
  update private.mail_digests set created_at = created_at - pause, next_at = next_at - pause,
    claimed_at = claimed_at - pause, first_tried_at = first_tried_at - pause, sent_at = sent_at - pause;
$$;
-- Message 1 is the oldest.
create function pg_temp.save(first integer, last integer) returns void language sql as $$
  insert into public.novamesa_contact_submissions (name, email, message, created_at)
  select 'Jo Doe', 'jo@example.com', 'This is message ' || number, now() + number * interval '1 ms'
  from generate_series(first, last) as number;
  select pg_temp.later('5 minutes');
$$;
create function pg_temp.again(first integer, last integer) returns void language sql as $$
  delete from public.novamesa_contact_submissions;
  delete from private.mail_digests;
  select pg_temp.save(first, last);
$$;
-- Mails single messages up to the limit; returns their number.
create function pg_temp.mail_singles() returns bigint language sql as $$
  select count(public.finish_mail(id, attempt)) from public.claim_due_mails(100)
$$;
create function pg_temp.numbers(messages jsonb) returns text language sql as $$
  select string_agg(substring(message ->> 'message' from '\d+'), ' ' order by place)
  from jsonb_array_elements(messages) with ordinality as list (message, place)
$$;
-- Claims a digest and finishes it; returns the numbers of its messages and the outcome.
create function pg_temp.digest(error text default null, permanent boolean default false)
returns text language sql as $$
  select pg_temp.numbers(messages) || ' ' || public.finish_contact_mail_digest(id, attempt, error, permanent)
  from public.claim_contact_mail_digest()
$$;
create temporary view states as
  select substring(message from '\d+')::integer as number, mail_status from public.novamesa_contact_submissions;

-- The limits.
select pg_temp.again(1, 9);
select is_empty('select id from public.claim_contact_mail_digest()', 'no digest before the single mails are used up');
select is(pg_temp.mail_singles(), 2::bigint, 'an hour has single mails up to its limit');
select is_empty($$ select id from public.claim_contact_mail('Jo Doe', 'jo@example.com', 'This is message 9') $$,
  'then a visitor''s call claims nothing');
select is(pg_temp.digest(), '3 4 5 6 sent', 'and the oldest messages are sent together, up to the digest size');
select results_eq($$ select mail_sent_at, mail_error, mail_claimed_at from public.novamesa_contact_submissions
  where mail_digest is not null $$, $$ select now(), null::text, null::timestamptz from generate_series(1, 4) $$,
  'with the time of sending');
select is(pg_temp.digest(), null, 'the next digest waits');
select pg_temp.later('59 minutes');
select is(pg_temp.digest(), null, 'for an hour');
select pg_temp.later('1 minute');
select is(pg_temp.mail_singles(), 1::bigint, 'the next hour has single mails again, up to the daily limit');
select is(pg_temp.digest(), '8 9 sent', 'and its own digest');
select is((select count(*) from states where mail_status <> 'sent'), 0::bigint, 'nothing is left behind');
select pg_temp.save(10, 10), pg_temp.later('22 hours');
select is(pg_temp.mail_singles(), 0::bigint, 'a day has single mails up to its limit');
select pg_temp.later('2 hours');
select is(pg_temp.mail_singles(), 1::bigint, 'and the next day has some again');

select pg_temp.again(1, 2);
select public.claim_due_mails(100);
select pg_temp.save(3, 3);
update public.novamesa_contact_submissions set mail_claimed_at = now() where mail_status = 'sending';
select is(pg_temp.mail_singles(), 0::bigint, 'mails being sent count');

-- A flood of ten messages every half hour, with a sweep each time.
update private.settings set mail_hourly_limit = 5, mail_daily_limit = 60, digest_size = 200, digest_daily_limit = 30;
select pg_temp.again(1, 0);
create temporary table mails (kind text);
do $$
begin
  for half_hour in 1 .. 48 loop
    perform pg_temp.save(half_hour * 10, half_hour * 10 + 9);
    insert into mails select 'single' from generate_series(1, pg_temp.mail_singles());
    insert into mails select 'digest' where pg_temp.digest() like '%sent';
    perform pg_temp.later('25 minutes');
  end loop;
end
$$;
select results_eq('select kind, count(*) from mails group by kind order by kind', $$
    values ('digest', 24::bigint), ('single', 60)
  $$, 'a day-long flood produces 84 mails');
select cmp_ok((select max(mail_sent_at - created_at) from public.novamesa_contact_submissions
  where mail_status = 'sent'), '<=', interval '1 hour 5 minutes', 'and each message arrives with the next digest');

-- A digest is repeated, also by another process when the holder of the claim has died.
update private.settings set mail_hourly_limit = 0, digest_size = 4, digest_daily_limit = 5;
select pg_temp.again(1, 4);
create temporary table claims as select * from public.claim_contact_mail_digest();
select results_eq($$ select messages -> 0 from claims $$, $$
    select jsonb_build_object('id', id, 'name', name, 'email', email, 'message', message,
      'received', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'))
    from public.novamesa_contact_submissions order by created_at limit 1
  $$, 'a digest contains everything that a mail needs about each message');
select is_empty('select id from public.claim_contact_mail_digest()', 'no other call claims it');
select is_empty('select id from public.claim_due_mails()', 'nor any of its messages');
insert into public.novamesa_contact_submissions (name, email, message)
  values ('Jo Doe', 'jo@example.com', 'This is message 5');
update private.mail_digests set claimed_at = claimed_at - interval '2 minutes', next_at = now();
insert into claims select * from public.claim_contact_mail_digest();
select results_eq('select count(distinct id), count(distinct key), count(distinct messages) from claims',
  'values (1::bigint, 1::bigint, 1::bigint)', 'the next attempt is the same mail');
select is(public.finish_contact_mail_digest(id, 1, 'timed out'), null, 'the failure of the older attempt does not count')
from claims where attempt = 1;
select is(public.finish_contact_mail_digest(id, 2, 'The mail service answered 500'), 'pending',
  'that of the newer attempt does') from claims where attempt = 2;
delete from public.novamesa_contact_submissions where message = 'This is message 2';
select pg_temp.later('2 minutes');
select isnt(key, (select key from claims limit 1), 'without an erased message it is a different mail')
from public.claim_contact_mail_digest();
select is(public.finish_contact_mail_digest(id, 1), 'sent', 'the success of the older attempt counts')
from claims where attempt = 1;

-- An outage of several days.
select pg_temp.again(1, 3);
do $$
begin
  for hour in 1 .. 144 loop
    perform pg_temp.digest('The mail service answered 503'), pg_temp.later('1 hour');
  end loop;
end
$$;
select is(pg_temp.digest(), '1 2 3 sent', 'after a six-day outage it is still sent');

-- Every digest with message 2 is rejected.
select pg_temp.again(1, 4);
create temporary table outcomes (outcome text);
do $$
declare
  claimed record;
begin
  for minute in 1 .. 10 loop
    select * into claimed from public.claim_contact_mail_digest();
    exit when claimed.id is null;
    insert into outcomes select pg_temp.numbers(claimed.messages) || ' ' || case
      when pg_temp.numbers(claimed.messages) ~ '2'
        then public.finish_contact_mail_digest(claimed.id, claimed.attempt, 'The mail service answered 422', true)
      else public.finish_contact_mail_digest(claimed.id, claimed.attempt)
    end;
  end loop;
end
$$;
select bag_eq('table outcomes', $$
    values ('1 2 3 4 split'), ('3 4 sent'), ('1 2 split'), ('1 sent'), ('2 pending')
  $$, 'a rejected digest is split until the cause is isolated');
select results_eq('table states order by number', $$
    values (1, 'sent'), (2, 'pending'), (3, 'sent'), (4, 'sent')
  $$, 'all others are mailed');
select is((select count(*) from private.mail_digests), 2::bigint, 'rejected mails do not count toward the limit');
select pg_temp.later('59 minutes');
select is(pg_temp.digest(), null, 'the rejected one waits');
select pg_temp.later('1 minute');
select is(pg_temp.digest(), '2 sent', 'and is mailed an hour later, if it is accepted then');

select pg_temp.again(1, 4);
update private.settings set digest_daily_limit = 0;
select is(pg_temp.digest(), null, 'above the daily limit no digest is sent');
update private.settings set digest_daily_limit = 1;
select is(pg_temp.digest(), '1 2 3 4 sent', 'below the limit it is sent');

-- A dump of the public tables has no digests; messages of a lost digest must still be mailed.
select pg_temp.again(1, 1);
select public.claim_contact_mail_digest();
delete from private.mail_digests;
insert into private.mail_digests default values;
update private.settings set mail_hourly_limit = 2;
select is(pg_temp.mail_singles(), 1::bigint, 'a message without its digest gets its own mail');

select * from finish();
rollback;
