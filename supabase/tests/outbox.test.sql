-- The outbox: from saved to mailed or failed. Time is advanced by changing the rows, since now() is constant here.
-- Messages over the limits of single mails are tested in mail_digest.test.sql.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(42);

update private.settings set mail_lease = '2 minutes', mail_first_retry = '30 seconds', mail_longest_retry = '1 hour',
  sweep_grace = '1 minute', mail_hourly_limit = 1000, mail_daily_limit = 1000;

create function pg_temp.save(number integer default 0) returns uuid language sql as $$
  insert into public.novamesa_contact_submissions (name, email, message)
  values ('Jo Doe', 'jo@example.com', 'This is message ' || number) returning id
$$;
create function pg_temp.claim(name text default 'Jo Doe', email text default 'jo@example.com',
  message text default 'This is message 0') returns integer language sql as $$
  select attempt from public.claim_contact_mail(name, email, message)
$$;
create function pg_temp.finish(attempt integer, error text default null) returns text language sql as $$
  select public.finish_mail((select id from public.novamesa_contact_submissions), attempt, error)
$$;
create function pg_temp.later(pause interval) returns void language sql as $$
  update public.novamesa_contact_submissions set created_at = created_at - pause, mail_next_at = mail_next_at - pause,
    mail_claimed_at = mail_claimed_at - pause, mail_sent_at = mail_sent_at - pause,
    mail_first_tried_at = mail_first_tried_at - pause
$$;
create function pg_temp.again() returns void language sql as $$
  delete from public.novamesa_contact_submissions;
  select pg_temp.save();
$$;
create temporary view state as select mail_status, mail_attempts from public.novamesa_contact_submissions;

-- The visitor's call.
select pg_temp.again();
select results_eq($$ select * from public.claim_contact_mail('Jo Doe', 'jo@example.com', 'This is message 0') $$, $$
    select id, 1, to_char(now() at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'), 'Jo Doe', 'jo@example.com',
      'This is message 0'
    from public.novamesa_contact_submissions
  $$, 'a saved message is claimed by its content, with everything the mail needs');
select results_eq('table state', $$ values ('sending', 1) $$, 'it is then being sent, at the first attempt');
select is(pg_temp.claim(), null, 'no other call claims it');

select pg_temp.again();
select is(pg_temp.claim(name, email, message), null, 'a call with ' || title || ' claims nothing')
from (values
  ('another name', 'Eve', 'jo@example.com', 'This is message 0'),
  ('another address', 'Jo Doe', 'eve@example.com', 'This is message 0'),
  ('another text', 'Jo Doe', 'jo@example.com', 'Buy cheap watches now!'),
  ('no name', null, 'jo@example.com', 'This is message 0'),
  ('nothing at all', null, null, null)
) as calls (title, name, email, message);
select results_eq('table state', $$ values ('pending', 0) $$, 'and leaves the message unchanged');
select is(pg_temp.claim(E' Jo \u00A0Doe', 'JO@Example.com ', E'\r\nThis is message 0\r\n'), 1,
  'spaces, line breaks and the letter case of the address do not matter');

-- Sent.
select pg_temp.again(), pg_temp.claim();
select is(pg_temp.finish(1), 'sent', 'a delivered mail is sent');
select results_eq($$ select mail_status, mail_sent_at, mail_claimed_at, mail_error
  from public.novamesa_contact_submissions $$, $$ values ('sent', now(), null::timestamptz, null::text) $$,
  'with the time of sending and without a claim');
select pg_temp.later('1 hour');
select is(pg_temp.claim(), null, 'it is not mailed again by the visitor''s call');
select is_empty('select id from public.claim_due_mails()', 'nor by the sweep');
select is(pg_temp.finish(1, 'timed out'), null, 'a late failure does not change it');
select is(pg_temp.finish(1), null, 'nor does a second success');

-- An outage of the mail service: failing attempts, each as early as allowed.
create function pg_temp.outage(duration interval) returns table (pause interval, status text) language plpgsql as $$
declare
  claimed record;
  wait interval;
begin
  pause := '0';
  while pause < duration loop
    select * into claimed from public.claim_due_mails(1);
    exit when claimed.id is null;
    status := public.finish_mail(claimed.id, claimed.attempt, 'The mail service answered 401');
    return next;
    wait := (select mail_next_at - now() from public.novamesa_contact_submissions);
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
create temporary table attempts as select row_number() over () as attempt, * from pg_temp.outage('6 days');
select results_eq($$
    select extract(epoch from lead(pause) over (order by attempt) - pause)::integer from attempts limit 9
  $$, 'select unnest(array[30, 60, 120, 240, 480, 960, 1920, 3600, 3600])',
  'the delay doubles from half a minute to an hour');
select results_eq('select distinct status from attempts', $$ values ('pending') $$,
  'and no message is given up, also not after six days');
select results_eq('select mail_status, mail_error from public.novamesa_contact_submissions',
  $$ values ('pending', 'The mail service answered 401') $$, 'the row contains the reason');
select is(public.retry_mails(), 1::bigint, 'the owner can retry it at once');
select is(pg_temp.finish((select attempt from public.claim_due_mails())), 'sent', 'and then it is sent');

select pg_temp.again(), pg_temp.claim();
select is(public.finish_mail(id, 1, 'The mail service answered 422', true), 'pending',
  'a message that the mail service refuses waits, because a setting may be the cause')
from public.novamesa_contact_submissions;

create function pg_temp.pause_after(retry_after integer) returns interval language sql as $$
  select pg_temp.again();
  select public.finish_mail(id, attempt, 'The mail service answered 429', false, retry_after)
    from public.claim_contact_mail('Jo Doe', 'jo@example.com', 'This is message 0');
  select mail_next_at - now() from public.novamesa_contact_submissions;
$$;
select is(pg_temp.pause_after(retry_after), pause, title)
from (values
  (600, interval '10 minutes', 'a service that requests ten minutes gets them'),
  (1, '30 seconds', 'one that requests less than the delay gets the delay'),
  (86400, '1 hour', 'one that requests a day is retried after an hour')
) as answers (retry_after, pause, title);

select pg_temp.again(), pg_temp.claim();
select is(pg_temp.finish(1, repeat('x', 1000)), 'pending', 'a long error is accepted');
select is((select length(mail_error) from public.novamesa_contact_submissions), 500,
  'and truncated to 500 characters');

-- Claimed by a process that died.
select pg_temp.again(), pg_temp.claim(), pg_temp.later('119 seconds');
select is(pg_temp.claim(), null, 'a claim is exclusive during its lease');
select pg_temp.later('1 second');
select is(pg_temp.claim(), 2, 'and expires with it');
select is(pg_temp.finish(1, 'timed out'), null, 'the failure of the older attempt no longer counts');
select results_eq('table state', $$ values ('sending', 2) $$, 'the newer attempt continues');
select is(pg_temp.finish(1), 'sent', 'the success of the older attempt counts');
select pg_temp.again(), pg_temp.later('1 day');
do $$
begin
  for number in 1 .. 8 loop
    perform public.claim_due_mails(), pg_temp.later('2 hours');
  end loop;
  perform public.claim_due_mails();
end
$$;
select pg_temp.later('59 minutes');
select is_empty('select id from public.claim_due_mails()',
  'a message whose senders keep dying is delayed like one that keeps failing');
select pg_temp.later('1 minute');
select isnt_empty('select id from public.claim_due_mails()', 'and is retried');

-- The sweep.
select pg_temp.again(), pg_temp.later('59 seconds');
select is_empty('select id from public.claim_due_mails()', 'the sweep skips a message during the grace period');
select pg_temp.later('1 second');
select isnt_empty('select id from public.claim_due_mails()', 'and claims it afterwards');
delete from public.novamesa_contact_submissions;
select pg_temp.save(number) from generate_series(1, 3) as number;
select pg_temp.later('2 minutes');
select is((select count(*) from public.claim_due_mails(amount)), claimed,
  'a sweep for ' || amount || ' messages claims ' || claimed)
from (values (-1, 0::bigint), (0, 0), (3, 3)) as sweeps (amount, claimed);

-- The alert.
select pg_temp.again();
select results_eq('select * from public.mail_backlog()', 'values (1::bigint, 0::bigint, 0::bigint)',
  'a waiting message is counted');
select pg_temp.later('61 minutes');
select results_eq('select * from public.mail_backlog()', 'values (1::bigint, 1::bigint, 0::bigint)',
  'and is overdue after an hour');

-- The sweep counts every minute, while nearly all messages are already mailed.
update public.novamesa_contact_submissions set mail_status = 'sent';
set local enable_seqscan = off;
create temporary table reads as
  select seq_scan from pg_stat_xact_user_tables where relid = 'public.novamesa_contact_submissions'::regclass;
select count(*) from public.mail_backlog();
select results_eq('table reads', $$
    select seq_scan from pg_stat_xact_user_tables where relid = 'public.novamesa_contact_submissions'::regclass
  $$, 'counting does not scan mailed messages');

select * from finish();
rollback;
