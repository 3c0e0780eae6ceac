-- When the owner is alerted. What an alert says and where it goes is tested in tests/unit/supabase/alert.test.ts.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(22);

create function pg_temp.begin_anew() returns void language sql as $$
  delete from public.novamesa_contact_submissions;
  delete from public.newsletter_subscriptions;
  update private.mail_alert set next_at = now();
  update private.settings set intake_alert_messages = 500, intake_alert_bytes = 5000000, mail_alert_mails = 50,
    newsletter_alert_signups = 100;
$$;
create function pg_temp.save(words text default 'tomorrow') returns void language sql as $$
  insert into public.novamesa_contact_submissions (name, email, message)
    values ('Jo Doe', 'jo@example.com', 'Please call me ' || words)
$$;
create function pg_temp.subscribe(address text) returns void language plpgsql as $$
begin
  set local role anon;
  insert into public.newsletter_subscriptions (email) values (address);
  reset role;
end
$$;
create function pg_temp.wait() returns void language sql as $$
  update public.novamesa_contact_submissions set created_at = now() - interval '2 hours'
$$;
create function pg_temp.later(pause interval) returns void language sql as $$
  update private.mail_alert set next_at = next_at - pause
$$;
create function pg_temp.alerts(kind text, title text) returns text language sql as $$
  select results_eq('select kinds from public.claim_mail_alert()', format('select array[%L]', kind), title)
$$;
create function pg_temp.is_silent(title text) returns text language sql as $$
  select is_empty('select kinds from public.claim_mail_alert()', title)
$$;

-- Unmailed messages.
select pg_temp.begin_anew(), pg_temp.save();
select pg_temp.is_silent('there is no alert while every message is mailed in time');
select pg_temp.wait();
select results_eq('select * from public.claim_mail_alert()',
  'select array[$$unmailed$$], 1::bigint, 0::bigint, 1::bigint, 43::bigint, 0::bigint, 0::bigint',
  'a message that waits for over an hour raises an alert with the numbers of the day');
select pg_temp.later('59 minutes');
select pg_temp.is_silent('an undelivered alert is not due before an hour');
select pg_temp.later('1 minute');
select pg_temp.alerts('unmailed', 'and is due again then');
select public.finish_mail_alert('unmailed'), pg_temp.later('23 hours');
select pg_temp.is_silent('a delivered alert is not repeated on the same day');
select pg_temp.later('1 hour');
select pg_temp.alerts('unmailed', 'and is repeated on the next');

select pg_temp.begin_anew();
select pg_temp.subscribe('jo@example.com');
update public.newsletter_subscriptions set mail_queued_at = now() - interval '2 hours';
select results_eq('select kinds, overdue, intake_messages from public.claim_mail_alert()',
  'select array[$$unmailed$$], 1::bigint, 0::bigint', 'and so does a newsletter mail');

-- Unusually many.
create function pg_temp.raises(kind text, title text) returns setof text language plpgsql as $$
begin
  perform pg_temp.save(), pg_temp.sent();
  return next pg_temp.is_silent(title || ': the first one raises no alert');
  perform pg_temp.save('tonight!'), pg_temp.sent();
  return next pg_temp.alerts(kind, title || ' within a day raise an alert');
  update private.mail_alert set next_at = now();
  update public.novamesa_contact_submissions
    set created_at = now() - interval '1 day', mail_sent_at = now() - interval '1 day';
  return next pg_temp.is_silent(title || ' of the day before do not');
end
$$;
create function pg_temp.sent() returns void language sql as $$
  update public.novamesa_contact_submissions set mail_status = 'sent', mail_sent_at = now()
$$;
select pg_temp.begin_anew();
update private.settings set intake_alert_messages = 2;
select pg_temp.raises('intake', 'many messages');
select pg_temp.begin_anew();
update private.settings set intake_alert_bytes = 86;
select pg_temp.raises('intake', 'large messages');
select pg_temp.begin_anew();
update private.settings set mail_alert_mails = 2;
select pg_temp.raises('mails', 'many mails');

select pg_temp.begin_anew();
update private.settings set newsletter_alert_signups = 2;
select pg_temp.subscribe('jo@example.com');
select pg_temp.is_silent('a newsletter sign-up raises no alert');
select pg_temp.subscribe('eve@example.com');
select results_eq('select kinds, signups, mails from public.claim_mail_alert()',
  'select array[$$newsletter$$], 2::bigint, 0::bigint', 'many newsletter sign-ups within a day raise an alert');

-- Two kinds.
select pg_temp.begin_anew();
update private.settings set intake_alert_messages = 1;
select pg_temp.save();
select pg_temp.alerts('intake', 'an alert has a kind');
select pg_temp.wait();
select pg_temp.alerts('unmailed', 'one of another kind does not wait for it');
select public.finish_mail_alert('intake'), pg_temp.later('1 hour');
select pg_temp.alerts('unmailed', 'a delivered alert does not suppress one of another kind');
select public.finish_mail_alert('unmailed');
select pg_temp.is_silent('until that one is delivered, too');

select * from finish();
rollback;
