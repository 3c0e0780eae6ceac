-- All mails: when one is due, claimed, retried, held back and told to the owner. Time is advanced by changing the rows.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(45);

create function pg_temp.save(number integer default 0, address text default null) returns void language plpgsql as $$
begin
  perform set_config('request.headers', json_strip_nulls(json_build_object('x-real-ip', address))::text, true);
  set local role anon;
  insert into public.novamesa_contact_submissions (name, email, message)
  values ('Jo Doe', 'jo@example.com', 'This is message ' || number);
  reset role;
end
$$;
create function pg_temp.claim(name text default 'Jo Doe', email text default 'jo@example.com',
  message text default 'This is message 0') returns integer language sql as $$
  select attempt from public.claim_mails(jsonb_build_object('name', name, 'email', email, 'message', message)) where kind = 'submission'
$$;
create function pg_temp.finish(attempt integer, error text default null) returns void language sql as $$
  select public.finish_mail((select id from private.mails where kind = 'submission'), attempt, error)
$$;
create function pg_temp.later(pause interval) returns void language sql as $$
  update private.mails set created_at = created_at - pause, claimed_at = claimed_at - pause, sent_at = sent_at - pause,
    next_at = next_at - pause
$$;
create function pg_temp.again() returns void language sql as $$
  delete from public.novamesa_contact_submissions;
  delete from private.mails;
  delete from private.request_counts;
  update private.settings set network_limit = 1000, network_quota = 1000, mail_hourly_limit = 20;
  select pg_temp.save();
$$;
create temporary view state as
  select attempts, claimed_at is not null as claimed, sent_at is not null as sent from private.mails where kind = 'submission';

-- The visitor's call.
select pg_temp.again();
select results_eq($$ select kind, attempt, content || jsonb_build_object('name', 'Jo Doe', 'email', 'jo@example.com',
    'message', 'This is message 0', 'received', to_char(now() at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"')) = content from public.claim_mails('{"name": "Jo Doe", "email": "jo@example.com", "message": "This is message 0"}') $$,
  $$ values ('submission', 1, true) $$,
  'a saved submission is claimed by its content, with everything the mail needs');
select results_eq('table state', $$ values (1, true, false) $$, 'it is then being sent, at the first attempt');
select is(pg_temp.claim(), null, 'no other call claims it');

select pg_temp.again();
select is(pg_temp.claim(name, email, message), null, 'a call with ' || title || ' claims nothing')
from (values
  ('another name', 'Eve', 'jo@example.com', 'This is message 0'),
  ('another address', 'Jo Doe', 'eve@example.com', 'This is message 0'),
  ('another text', 'Jo Doe', 'jo@example.com', 'Buy cheap watches now!'),
  ('a text that is not composed', 'Jo Doe', 'jo@example.com', E'This is message 0\u0301'),
  ('no name', null, 'jo@example.com', 'This is message 0')
) as calls (title, name, email, message);
select results_eq('table state', $$ values (0, false, false) $$, 'and leaves the submission unchanged');

-- Sent.
select pg_temp.again(), pg_temp.claim(), pg_temp.finish(1);
select results_eq('select sent_at, claimed_at, error from private.mails', 'values (now(), null::timestamptz, null::text)',
  'a delivered mail is sent, with its time and without a claim');
select pg_temp.later('1 hour');
select is(pg_temp.claim(), null, 'it is not mailed again by the visitor''s call');
select is_empty('select id from public.claim_mails()', 'nor by the sweep');
select pg_temp.finish(1, 'timed out');
select results_eq('table state', 'values (1, false, true)', 'a late failure does not change it');

-- An outage of the mail service: failing attempts, each as early as allowed.
create function pg_temp.outage(duration interval) returns table (pause interval) language plpgsql as $$
declare
  claimed record;
  wait interval;
begin
  pause := '0';
  while pause < duration loop
    select * into claimed from public.claim_mails();
    if claimed.kind = 'alert' then
      perform public.finish_mail(claimed.id, claimed.attempt);
      continue;
    end if;
    exit when claimed.id is null;
    perform public.finish_mail(claimed.id, claimed.attempt, 'The mail service answered 401', true);
    return next;
    wait := (select next_at - now() from private.mails where kind = 'submission');
    perform pg_temp.later(wait - interval '1 second');
    if wait <= '0' or pg_temp.claim() is not null then
      raise exception 'There was an attempt before it was due';
    end if;
    perform pg_temp.later('1 second');
    pause := pause + wait;
  end loop;
end
$$;
select pg_temp.again(), pg_temp.later('5 minutes');
create temporary table attempts as select row_number() over () as attempt, pause from pg_temp.outage('6 days');
select results_eq($$
    select extract(epoch from lead(pause) over (order by attempt) - pause)::integer from attempts limit 9
  $$, 'select unnest(array[30, 60, 120, 240, 480, 960, 1920, 3600, 3600])',
  'the delay doubles from half a minute to an hour');
select cmp_ok((select max(pause) from attempts), '>', interval '143 hours',
  'and no submission is given up, also not after six days, nor when it is refused');
select is((select error from private.mails where kind = 'submission'), 'The mail service answered 401',
  'the row contains the reason');
select is(public.retry_mails(), 1::bigint, 'the owner can retry it at once');
select is((select kind from public.claim_mails()), 'submission', 'and then it is claimed');

create function pg_temp.pause_after(retry_after integer) returns interval language sql as $$
  select pg_temp.again();
  select public.finish_mail(id, attempt, repeat('x', 1000), false, retry_after)
    from public.claim_mails('{"name": "Jo Doe", "email": "jo@example.com", "message": "This is message 0"}');
  select next_at - now() from private.mails;
$$;
select is(pg_temp.pause_after(retry_after), pause, title)
from (values
  (600, interval '10 minutes', 'a service that requests ten minutes gets them'),
  (1, '30 seconds', 'one that requests less than the delay gets the delay'),
  (86400, '1 hour', 'one that requests a day is retried after an hour')
) as answers (retry_after, pause, title);
select is((select length(error) from private.mails), 500, 'a long error is truncated');

-- Claimed by a process that died.
select pg_temp.again(), pg_temp.claim(), pg_temp.later('119 seconds');
select is(pg_temp.claim(), null, 'a claim is exclusive during its lease');
select is_empty('select id from public.claim_mails()', 'also for the sweep');
select pg_temp.later('1 second');
select is((select attempt from public.claim_mails()), 2, 'and expires with it');
select pg_temp.finish(1, 'timed out');
select results_eq('table state', $$ values (2, true, false) $$, 'the failure of the older attempt no longer counts');
select pg_temp.finish(1);
select results_eq('table state', $$ values (2, false, true) $$, 'its success counts');
select pg_temp.again(), pg_temp.later('1 day');
update private.mails set attempts = 8;
select count(*) from public.claim_mails(), generate_series(1, 2);
select pg_temp.later('59 minutes');
select is_empty($$ select id from public.claim_mails() where kind = 'submission' $$,
  'a submission whose senders keep dying is delayed like one that keeps failing');
select pg_temp.later('1 minute');
select isnt_empty($$ select id from public.claim_mails() where kind = 'submission' $$, 'and is retried');

-- The sweep.
select pg_temp.again(), pg_temp.later('59 seconds');
select is_empty('select id from public.claim_mails()', 'the sweep leaves a fresh submission to the visitor''s call');
select pg_temp.later('1 second');
select isnt_empty('select id from public.claim_mails()', 'and claims it afterwards');

-- The limit of an hour.
create function pg_temp.mail_all() returns bigint language plpgsql as $$
declare
  mails bigint := 0;
  mail record;
begin
  loop
    select * into mail from public.claim_mails();
    exit when mail.id is null;
    perform public.finish_mail(mail.id, mail.attempt);
    mails := mails + (mail.kind <> 'alert')::integer;
  end loop;
  return mails;
end
$$;
create function pg_temp.flood(senders integer, each integer) returns void language sql as $$
  select pg_temp.again();
  delete from public.novamesa_contact_submissions;
  select pg_temp.save(number * 1000 + sender, '192.0.2.' || sender)
  from generate_series(1, senders) as sender, generate_series(1, each) as number;
  select pg_temp.later('2 minutes');
$$;
select pg_temp.flood(30, 1);
select is(pg_temp.mail_all(), 20::bigint, 'an hour has twenty mails about submissions');
select results_eq('select * from public.mail_backlog()', 'values (10::bigint, 0::bigint, 10::bigint)', 'the others wait');
select is((select count(*) from private.mails where kind = 'alert' and sent_at is not null), 1::bigint,
  'and the owner is told once');
select pg_temp.later('1 hour');
select is(pg_temp.mail_all(), 10::bigint, 'in the next hour they are mailed');
select pg_temp.flood(1, 20);
select is(pg_temp.mail_all(), 10::bigint, 'one sender gets half of the mails of an hour');
select pg_temp.save(0, '198.51.100.7');
select is(pg_temp.claim(), 1, 'so that the submission of somebody else is mailed at once');

-- The alert.
select pg_temp.again();
select count(*) from public.claim_mails('{"message": "nothing"}');
select is_empty($$ select from private.mails where kind = 'alert' $$, 'there is no alert while mails are sent in time');
select pg_temp.later('61 minutes');
select results_eq('select * from public.mail_backlog()', 'values (1::bigint, 1::bigint, 0::bigint)',
  'after an hour it is overdue');
select results_eq($$ select kind, content from public.claim_mails('{"message": "nothing"}') $$,
  $$ values ('alert', '{"waiting": 1, "overdue": 1, "limited": 0}'::jsonb) $$,
  'then any visitor''s call alerts the owner, also when no sweep runs');
select is_empty($$ select id from public.claim_mails('{"message": "nothing"}') $$, 'and no other call does');
select public.finish_mail(id, 1) from private.mails where kind = 'alert';
select pg_temp.later('23 hours');
select is((select count(*) from private.mails, public.claim_mails('{"message": "nothing"}')), 0::bigint,
  'a delivered alert is not repeated on the same day');
select pg_temp.later('1 hour');
select is((select kind from public.claim_mails()), 'alert', 'and is repeated on the next');
select public.finish_mail(id, attempts, 'The mail service answered 500') from private.mails
where kind = 'alert' and sent_at is null;
select pg_temp.later('2 days');
select is((select attempt from public.claim_mails()), 2, 'an alert that was not delivered is tried again');

-- What runs every minute, while nearly all mails are sent.
select pg_temp.again();
update private.mails set sent_at = now();
set local enable_seqscan = off;
discard plans;
create temporary table reads as select seq_scan from pg_stat_xact_user_tables where relid = 'private.mails'::regclass;
select count(*) from public.claim_mails();
select results_eq('table reads', 'select seq_scan from pg_stat_xact_user_tables where relid = ''private.mails''::regclass',
  'the sweep does not scan the sent mails');

select * from finish();
rollback;
