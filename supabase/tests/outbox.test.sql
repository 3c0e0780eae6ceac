-- The outbox: from saved to mailed, or given up. Time is moved by changing the rows, since now() stands still here.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(40);

update private.settings set mail_max_attempts = 12, mail_lease = '2 minutes', mail_first_retry = '30 seconds',
  mail_longest_retry = '6 hours', sweep_grace = '1 minute';

create function pg_temp.save(number integer default 0) returns uuid language sql as $$
  insert into public.novamesa_contact_submissions (name, email, message)
  values ('Jo Doe', 'jo@example.com', 'This is message ' || number) returning id
$$;
create function pg_temp.claim(name text default 'Jo Doe', email text default 'jo@example.com',
  message text default 'This is message 0') returns integer language sql as $$
  select attempt from public.claim_contact_mail(name, email, message)
$$;
create function pg_temp.finish(attempt integer, error text default null) returns text language sql as $$
  select public.finish_contact_mail((select id from public.novamesa_contact_submissions), attempt, error)
$$;
create function pg_temp.later(pause interval) returns void language sql as $$
  update public.novamesa_contact_submissions set created_at = created_at - pause, mail_next_at = mail_next_at - pause,
    mail_claimed_at = mail_claimed_at - pause
$$;
create function pg_temp.again() returns void language sql as $$
  delete from public.novamesa_contact_submissions;
  select pg_temp.save();
$$;
create temporary view state as select mail_status, mail_attempts from public.novamesa_contact_submissions;

-- The call of the visitor.
select pg_temp.again();
select results_eq($$ select * from public.claim_contact_mail('Jo Doe', 'jo@example.com', 'This is message 0') $$, $$
    select id, 1, to_char(now() at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'), 'Jo Doe', 'jo@example.com',
      'This is message 0'
    from public.novamesa_contact_submissions
  $$, 'a saved message is claimed by its content, with everything the mail needs');
select results_eq('table state', $$ values ('sending', 1) $$, 'it is then being sent, for the first time');
select is(pg_temp.claim(), null, 'nobody else gets it');

select pg_temp.again();
select is(pg_temp.claim(name, email, message), null, 'a call with ' || title || ' claims nothing')
from (values
  ('another name', 'Eve', 'jo@example.com', 'This is message 0'),
  ('another address', 'Jo Doe', 'eve@example.com', 'This is message 0'),
  ('another text', 'Jo Doe', 'jo@example.com', 'Buy cheap watches now!'),
  ('no name', null, 'jo@example.com', 'This is message 0'),
  ('nothing at all', null, null, null)
) as calls (title, name, email, message);
select results_eq('table state', $$ values ('pending', 0) $$, 'and leaves the message as it was');
select is(pg_temp.claim(E' Jo \u00A0Doe', 'JO@Example.com ', E'\r\nThis is message 0\r\n'), 1,
  'blanks, line breaks and the letter case of the address do not matter');

select pg_temp.again();
select is((select count(claimed) from (select pg_temp.claim() as claimed from generate_series(1, 20)) as calls),
  1::bigint, 'of twenty calls for one message one gets it');

-- Sent.
select pg_temp.again(), pg_temp.claim();
select is(pg_temp.finish(1), 'sent', 'a mail that went out is sent');
select results_eq($$ select mail_status, mail_sent_at, mail_claimed_at, mail_error
  from public.novamesa_contact_submissions $$, $$ values ('sent', now(), null::timestamptz, null::text) $$,
  'with its time and without a claim');
select pg_temp.later('1 hour');
select is(pg_temp.claim(), null, 'it is not mailed again by the visitor''s call');
select is_empty('select id from public.claim_due_contact_mails()', 'nor by the sweep');
select is(pg_temp.finish(1, 'timed out'), null, 'nor does a failure that comes late change it');
select is(pg_temp.finish(1), null, 'or a second success');

-- Failed, and tried again.
select pg_temp.again(), pg_temp.later('5 minutes');
create temporary table attempts (attempt integer, status text, pause interval);
do $$
declare
  claimed record;
  answer text;
begin
  for number in 1 .. 12 loop
    select * into strict claimed from public.claim_due_contact_mails();
    answer := public.finish_contact_mail(claimed.id, claimed.attempt, 'The mail service answered 500');
    if exists (select from public.claim_due_contact_mails()) or pg_temp.claim() is not null then
      answer := 'still due';
    end if;
    insert into attempts select claimed.attempt, answer, mail_next_at - now() from public.novamesa_contact_submissions;
    update public.novamesa_contact_submissions set mail_next_at = now();
  end loop;
end
$$;
select results_eq('select attempt, status from attempts', $$
    select number, case when number < 12 then 'pending' else 'failed' end from generate_series(1, 12) as number
  $$, 'twelve attempts are made, none of them before its time; then the message has failed');
select results_eq('select extract(epoch from pause)::integer from attempts where attempt < 12',
  'select unnest(array[30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15360, 21600])',
  'the pause doubles from half a minute to six hours');
select is(pg_temp.claim(), null, 'a failed message is left to a person');
select is_empty('select id from public.claim_due_contact_mails()', 'also by the sweep');
select results_eq('select * from public.contact_mail_backlog()', 'values (0::bigint, 0::bigint, 1::bigint)',
  'and it is counted for the alert');
select is(pg_temp.finish(12), 'sent', 'unless a success comes late after all');

select pg_temp.again(), pg_temp.claim();
select is(pg_temp.finish(1, repeat('x', 1000)), 'pending', 'a long error is a failure like any other');
select is((select length(mail_error) from public.novamesa_contact_submissions), 500,
  'of which 500 characters are kept');

-- Claimed by someone who died.
select pg_temp.again(), pg_temp.claim(), pg_temp.later('119 seconds');
select is(pg_temp.claim(), null, 'a claim holds for its lease');
select pg_temp.later('1 second');
select is(pg_temp.claim(), 2, 'and ends with it');
select is(pg_temp.finish(1, 'timed out'), null, 'the failure of the older attempt no longer counts');
select results_eq('table state', $$ values ('sending', 2) $$, 'the newer one goes on');
select is(pg_temp.finish(1), 'sent', 'the success of the older attempt does count');
select pg_temp.again(), pg_temp.later('1 day');
update public.novamesa_contact_submissions set mail_status = 'sending', mail_attempts = 12, mail_claimed_at = now();
select results_eq('select waiting, failed from public.contact_mail_backlog()', 'values (1::bigint, 0::bigint)',
  'the last attempt is waited for');
select pg_temp.later('2 minutes');
select results_eq('select failed from public.contact_mail_backlog()', 'values (1::bigint)',
  'and is a failure when its holder has died');

-- The sweep.
select pg_temp.again(), pg_temp.later('59 seconds');
select is_empty('select id from public.claim_due_contact_mails()', 'the sweep leaves a fresh message to its visitor');
select pg_temp.later('1 second');
select isnt_empty('select id from public.claim_due_contact_mails()', 'and takes it after the grace');
delete from public.novamesa_contact_submissions;
select pg_temp.save(number) from generate_series(1, 30) as number;
select pg_temp.later('5 minutes');
select results_eq($$
    select count(*), count(distinct id)
    from (select (public.claim_due_contact_mails(4)).id from generate_series(1, 10)) as sweeps
  $$, 'values (30::bigint, 30::bigint)',
  'sweeps share the messages: each is claimed once');
select pg_temp.later('2 minutes');
select is((select count(*) from public.claim_due_contact_mails(amount)), claimed,
  'a sweep for ' || amount || ' messages claims ' || claimed)
from (values (-1, 0::bigint), (0, 0), (3, 3)) as sweeps (amount, claimed);

-- The alert.
select pg_temp.again();
select results_eq('select * from public.contact_mail_backlog()', 'values (1::bigint, 0::bigint, 0::bigint)',
  'a message that waits is counted');
select pg_temp.later('61 minutes');
select results_eq('select * from public.contact_mail_backlog()', 'values (1::bigint, 1::bigint, 0::bigint)',
  'and is overdue after an hour');

select * from finish();
rollback;
