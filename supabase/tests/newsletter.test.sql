-- The newsletter: from the sign-up to the proof. Time is advanced by changing the rows, since now() is constant here.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(93);

update private.settings set newsletter_hourly_limit = 1000, newsletter_daily_limit = 1000, client_limit = 1000000,
  prefix_limit = 1000000, client_quota = 1000000, prefix_quota = 1000000, soft_rows = 1000000, hard_rows = 1000000;
delete from public.newsletter_subscriptions;

create function pg_temp.as_visitor(sql text) returns text language plpgsql as $$
declare
  answer text;
begin
  set local role anon;
  execute sql into answer;
  reset role;
  return answer;
exception when others then
  reset role;
  return sqlstate;
end
$$;
create function pg_temp.confirm(token text) returns text language sql as $$
  select pg_temp.as_visitor(format('select public.confirm_newsletter(%L)', token))
$$;
create function pg_temp.unsubscribe(token text) returns text language sql as $$
  select pg_temp.as_visitor(format('select public.unsubscribe_newsletter(%L)', token))
$$;
create function pg_temp.sign_up(email text default 'jo@example.com') returns text language plpgsql as $$
begin
  set local role anon;
  execute format('insert into public.newsletter_subscriptions (email) values (%L)', email);
  -- The uniqueness of an address is checked at the end of the request.
  set constraints all immediate;
  set constraints all deferred;
  reset role;
  return 'ok';
exception when unique_violation then
  reset role;
  return '23505';
end
$$;
-- As the sender does, a token is made of the id of the subscription.
create function pg_temp.token(id uuid) returns text language sql as $$ select repeat(replace(id::text, '-', ''), 2) $$;
create function pg_temp.token(address text default 'jo@example.com') returns text language sql as $$
  select pg_temp.token(id) from public.newsletter_subscriptions where email = address
$$;
-- What the sender does; answers the kind of the mail.
create function pg_temp.mail() returns text language plpgsql as $$
declare
  claimed record;
begin
  select * into claimed from public.claim_due_mails(1);
  if claimed.kind = 'newsletter-confirmation' then
    perform public.store_newsletter_token(claimed.id, claimed.attempt,
      encode(sha256(convert_to(pg_temp.token((claimed.content ->> 'subscription')::uuid), 'UTF8')), 'hex'));
  end if;
  perform public.finish_mail(claimed.id, claimed.attempt);
  return claimed.kind;
end
$$;
create function pg_temp.mail_all() returns bigint language plpgsql as $$
declare
  mails bigint := 0;
begin
  while pg_temp.mail() is not null loop
    mails := mails + 1;
  end loop;
  return mails;
end
$$;
create function pg_temp.later(pause interval) returns void language sql as $$
  update public.newsletter_subscriptions set created_at = created_at - pause, expires_at = expires_at - pause,
    confirmed_at = confirmed_at - pause, unsubscribed_at = unsubscribed_at - pause,
    mail_queued_at = mail_queued_at - pause, mail_next_at = mail_next_at - pause,
    mail_claimed_at = mail_claimed_at - pause, mail_sent_at = mail_sent_at - pause,
    mail_first_tried_at = mail_first_tried_at - pause;
  update private.newsletter_mails set sent_at = sent_at - pause;
$$;
create function pg_temp.again() returns text language sql as $$
  delete from public.newsletter_subscriptions;
  delete from private.newsletter_mails;
  select pg_temp.sign_up();
$$;
create temporary view states as select state, mail_status from public.newsletter_subscriptions order by created_at, state;

-- Sign-up.
select is(pg_temp.again(), 'ok', 'a sign-up is accepted');
select results_eq('table states', $$ values ('pending', 'pending') $$, 'it is pending, and so is its mail');
select results_eq($$ select consent_version, expires_at, confirmed_at, token_hash from public.newsletter_subscriptions $$,
  $$ select newsletter_consent, now() + interval '30 days', null::timestamptz, null::bytea from private.settings $$,
  'it has the version of the consent text and waits for its mail 30 days at most, with neither proof nor token');

create function pg_temp.language_of(header text) returns text language sql as $$
  select set_config('request.headers', jsonb_strip_nulls(jsonb_build_object('accept-language', header))::text, true);
  select private.request_language();
$$;
select is(pg_temp.language_of(header), language, 'Accept-Language ' || coalesce(header, 'missing') || ' means ' || language)
from (values
  ('de', 'de'), ('en', 'en'), ('DE-at;q=0.9, en', 'de'), ('fr-CH, fr;q=0.9, de;q=0.7, en;q=0.8', 'de'), ('es', 'en'),
  ('', 'en'), (null, 'en'), ('*', 'en'), ('de'';drop table x', 'de'), (repeat('x,', 1000), 'en')
) as requests (header, language);
select set_config('request.headers', '', true);

-- The confirmation.
select pg_temp.again();
select is(pg_temp.confirm(pg_temp.token()), 'expired', 'before the mail leaves no token confirms');
select results_eq($$ select kind, content ->> 'email', content ->> 'unsubscribe' from public.claim_due_mails(1) $$,
  $$ values ('newsletter-confirmation', 'jo@example.com', null::text) $$, 'the mail goes to the address, with one link');
select pg_temp.again(), pg_temp.mail();
select is(pg_temp.confirm(wrong), 'expired', title || ' confirms nobody')
from (values
  ('another token', repeat('1', 64)), ('no token', null), ('an empty one', ''), ('a part', repeat('1', 63)),
  ('capital letters', repeat('A', 64)), ('a pattern', repeat('%', 64)),
  ('the hash itself', (select encode(token_hash, 'hex') from public.newsletter_subscriptions))
) as tokens (title, wrong);
select results_eq('table states', $$ values ('pending', 'sent') $$, 'and all that changes nothing');
select is(pg_temp.confirm(pg_temp.token()), 'confirmed', 'the token confirms');
select results_eq('select state, confirmed_at, mail_status from public.newsletter_subscriptions',
  $$ values ('confirmed', now(), 'pending') $$, 'the row is the proof, and the welcome is queued');
select is(pg_temp.confirm(pg_temp.token()), 'already-confirmed', 'pressed again, the link says so');
select is(pg_temp.sign_up('JO@example.com'), '23505', 'a confirmed address is answered as a duplicate');
select is(pg_temp.mail(), 'newsletter-welcome', 'the welcome is mailed');
select pg_temp.later('1 day'), pg_temp.sign_up();
select is(pg_temp.mail(), null, 'and nothing after it, however often somebody signs up');

-- Deadlines.
select pg_temp.again(), pg_temp.later('29 days'), private.purge();
select is(pg_temp.mail(), 'newsletter-confirmation', 'a sign-up that had to wait for its mail is kept and mailed');
select pg_temp.later('14 days' - interval '1 second'), private.purge();
select is(pg_temp.confirm(pg_temp.token()), 'confirmed', 'the link works for 14 days from the mail on');
select pg_temp.again(), pg_temp.mail(), pg_temp.later('14 days');
select is(pg_temp.confirm(pg_temp.token()), 'expired', 'after 14 days the link has expired');
select private.purge();
select is_empty('table states', 'and the address is deleted');
select pg_temp.again(), pg_temp.later('30 days');
select is(pg_temp.mail(), null, 'an expired sign-up is not mailed');
select private.purge();
select is_empty('table states', 'and deleted as well');
select pg_temp.again(), pg_temp.mail(), pg_temp.later('14 days');
create temporary table expired as select pg_temp.token() as token;
grant select on expired to anon;
select is(pg_temp.sign_up(), 'ok', 'an expired address can sign up anew');
select pg_temp.mail();
select is(pg_temp.confirm((table expired)), 'expired', 'which does not revive the old link');

-- One link confirms one address.
select pg_temp.again(), pg_temp.mail(), pg_temp.sign_up('eve@example.com'), pg_temp.mail();
select pg_temp.confirm(pg_temp.token('eve@example.com'));
select results_eq($$ select email from public.newsletter_subscriptions where state = 'confirmed' $$,
  $$ values ('eve@example.com') $$, 'a token confirms its own address only');

-- Repeated sign-ups of a pending address.
select pg_temp.again();
select is(pg_temp.sign_up(), '23505', 'a pending address is answered as a duplicate');
select is(array[pg_temp.mail(), pg_temp.mail()], array['newsletter-confirmation', null],
  'and mailed once, when it is repeated before the mail has left');
create function pg_temp.mails_within(minutes integer, every integer) returns bigint language plpgsql as $$
declare
  mails bigint := 0;
begin
  for minute in 1 .. minutes / every loop
    perform pg_temp.later(make_interval(mins => every));
    perform pg_temp.sign_up(email) from public.newsletter_subscriptions where state = 'pending';
    mails := mails + pg_temp.mail_all();
  end loop;
  return mails;
end
$$;
select is((select count(pg_temp.sign_up()) from generate_series(1, 1000)), 1000::bigint, 'after 1,000 sign-ups');
select is(pg_temp.mail(), null, 'within an hour no further mail is sent');
select is(pg_temp.mails_within(59, 1), 0::bigint, 'nor with one a minute');
select is(pg_temp.mails_within(2, 1), 1::bigint, 'after an hour the sign-up is replaced and mailed again');
select is(pg_temp.mails_within(600, 10), 3::bigint, 'and five in all');
select is(pg_temp.confirm(pg_temp.token()), 'confirmed', 'the link in each of them confirms');

-- Unsubscribing.
create temporary table left_by as select unsubscribe_token::text as token from public.newsletter_subscriptions;
grant select on left_by to anon;
select is(pg_temp.confirm((table left_by)), 'expired', 'the token of the unsubscribe link confirms nobody');
select is(pg_temp.unsubscribe(pg_temp.token()), 'expired', 'the token of the confirmation link unsubscribes nobody');
select results_eq($$ select state from public.newsletter_subscriptions $$, $$ values ('confirmed') $$,
  'and each of them changes nothing at the other address');
select is(pg_temp.unsubscribe((table left_by)), 'unsubscribed', 'the unsubscribe link ends the subscription');
select results_eq($$
    select email, state, unsubscribed_at, confirmed_at is not null, token_hash, unsubscribe_token, mail_status
    from public.newsletter_subscriptions
  $$, $$ values ('jo@example.com', 'unsubscribed', now(), true, null::bytea, null::uuid, 'none') $$,
  'what is left is the proof: no token, no mail');
select is(pg_temp.unsubscribe((table left_by)), 'unsubscribed', 'pressed again it says the same');
select is(pg_temp.confirm(pg_temp.token()), 'expired', 'the confirmation link does not revive it');
select is(pg_temp.mail(), null, 'nothing is mailed to it');
select is(pg_temp.sign_up(), 'ok', 'it may sign up again');
select results_eq('table states', $$ values ('unsubscribed', 'none'), ('pending', 'pending') $$,
  'with a new row beside the proof');

-- While a mail is on its way.
select pg_temp.again();
create temporary table underway as select * from public.claim_due_mails(1);
select public.erase_person('jo@example.com');
select is(public.store_newsletter_token(id, attempt, '00'), false, 'a person erased meanwhile is not mailed') from underway;
select is(public.finish_mail(id, attempt), null, 'and leaves nothing to finish') from underway;

-- What the mail service refuses, perhaps because of a setting.
create function pg_temp.refuse() returns text language sql as $$
  select public.finish_mail(id, attempt, 'The mail service answered 422', true) from public.claim_due_mails(1)
$$;
select pg_temp.again();
select is(pg_temp.refuse(), 'refused', 'a confirmation can be refused');
select results_eq('select * from public.mail_backlog()', 'values (0::bigint, 0::bigint, 0::bigint)',
  'which alerts nobody, because the address is the visitor''s');
select pg_temp.later('23 hours');
select is(pg_temp.mail(), null, 'it is not tried again at once');
select pg_temp.later('2 hours');
select is(pg_temp.mail(), 'newsletter-confirmation', 'but the next day');
select pg_temp.confirm(pg_temp.token());
select is(pg_temp.refuse(), 'pending', 'a refused welcome waits');
select pg_temp.later('61 minutes');
select results_eq('select overdue from public.mail_backlog()', 'values (1::bigint)', 'and is counted for the alert');

-- A mailbox is one, whatever the tags of its addresses.
select is(private.mailbox(email), mailbox, email || ' is delivered to ' || mailbox)
from (values ('Jo+news@Example.com', 'jo@example.com'), ('jo+a+b@example.com', 'jo@example.com'),
  ('+jo@example.com', '+jo@example.com'), ('j.o.doe+x.y@gmail.com', 'jodoe@gmail.com'),
  ('Jo.Doe@GoogleMail.com', 'jodoe@gmail.com'), ('jo_doe-@pm.me', 'jodoe@proton.me')) as addresses (email, mailbox);
select pg_temp.again();
select bag_eq($$ select pg_temp.sign_up('Jo+' || number || '@example.com') from generate_series(1, 23) as number $$,
  $$ select 'ok' from generate_series(1, 23) $$, 'each of many tags is answered like any address');
select is(pg_temp.mail_all(), 3::bigint, 'three of them get a mail');
select is(pg_temp.mails_within(600, 60), 2::bigint, 'however often they sign up again, the mailbox gets five in all');
select pg_temp.again();
delete from public.newsletter_subscriptions;
select pg_temp.sign_up('jo+' || number || '@example.com') from generate_series(1, 3) as number;
select pg_temp.sign_up(), pg_temp.mail_all(), pg_temp.later('59 minutes'), pg_temp.sign_up('jo+4@example.com');
select results_eq($$ select mail_status from public.newsletter_subscriptions where email = 'jo@example.com' $$,
  $$ values ('none') $$, 'whose owner gets none at first');
select pg_temp.later('1 minute'), pg_temp.sign_up(), pg_temp.mail_all();
select results_eq($$ select mail_status from public.newsletter_subscriptions where email = 'jo@example.com' $$,
  $$ values ('sent') $$, 'and one when signing up again an hour later');
select pg_temp.again(), pg_temp.mail(), pg_temp.mails_within(600, 60), pg_temp.sign_up('jo+2@example.com');
select is(pg_temp.mail(), null, 'after five mails to a mailbox another tag gets none');
select is(pg_temp.sign_up('eve@example.com'), 'ok', 'another mailbox may sign up');
select is(pg_temp.mail(), 'newsletter-confirmation', 'and gets its mail');

-- Limits.
create function pg_temp.sign_ups(amount integer) returns bigint language sql as $$
  select pg_temp.again();
  delete from public.newsletter_subscriptions;
  select count(pg_temp.sign_up('jo' || number || '@example.com')) from generate_series(1, amount) as number
$$;
update private.settings set newsletter_hourly_limit = 15, newsletter_daily_limit = 30;
select pg_temp.sign_ups(40);
select is(array[pg_temp.mail_all(), pg_temp.mail_all()], array[15, 0]::bigint[], 'an hour has 15 newsletter mails');
select pg_temp.later('1 hour');
delete from public.newsletter_subscriptions where mail_status = 'sent';
select is(pg_temp.mail_all(), 15::bigint, 'the next one has as many, also when subscriptions are gone');
delete from public.newsletter_subscriptions;
select pg_temp.sign_up('jo@example.com'), pg_temp.later('1 hour');
select is(pg_temp.mail_all(), 0::bigint, 'and the day has 30');
update private.settings set mail_alert_mails = 30;
select results_eq('select kinds, mails from public.claim_mail_alert()', $$ values (array['mails'], 30::bigint) $$,
  'the alert counts them all');

select pg_temp.sign_ups(14), pg_temp.mail_all();
select is(pg_temp.mails_within(300, 60), 16::bigint, '14 addresses that sign up again each hour get 30 mails a day, too');

update private.settings set newsletter_hourly_limit = 2;
select pg_temp.sign_ups(1), pg_temp.mail(), pg_temp.confirm(pg_temp.token('jo1@example.com')), pg_temp.mail();
select pg_temp.sign_up('eve@example.com');
select is(pg_temp.mail(), null, 'a confirmation and its welcome are two mails');
select pg_temp.sign_ups(1), pg_temp.refuse(), pg_temp.sign_up('a@example.com'), pg_temp.sign_up('b@example.com');
select is(pg_temp.mail_all(), 2::bigint, 'a refused mail is none');

-- The order: networks that sign up as many addresses as they may delay nobody else.
create function pg_temp.sign_up_from(address text, email text) returns text language sql as $$
  select set_config('request.headers', json_build_object('x-real-ip', address)::text, true);
  select pg_temp.sign_up(email);
$$;
update private.settings set newsletter_hourly_limit = 15;
select pg_temp.again(), pg_temp.mail_all(), pg_temp.later('1 day');
delete from private.request_counts;
select pg_temp.sign_up_from('192.0.2.' || host, format('stranger-%s-%s@example.com', host, sign_up))
from generate_series(1, 5) as host, generate_series(1, 20) as sign_up;
select pg_temp.mail_all(), pg_temp.later('1 hour'), pg_temp.mail_all(), pg_temp.later('1 hour'), pg_temp.mail_all();
select is(private.newsletter_mails_sent('1 day'), 15::bigint,
  'five networks that sign up 100 addresses get half of the mails of a day');
select pg_temp.sign_up_from('198.51.100.7', 'honest@example.com'), pg_temp.mail_all();
prepare honest as select mail_status, mail_rank from public.newsletter_subscriptions where email = 'honest@example.com';
select results_eq('honest', $$ values ('sent', 1) $$, 'on the same day the sign-up of another one is mailed at once');
select pg_temp.later('1 hour'), pg_temp.sign_up_from('198.51.100.7', 'honest@example.com'), pg_temp.mail_all();
select results_eq('honest', $$ values ('sent', 2) $$, 'and so is a repeated one');
select set_config('request.headers', '', true);
update private.settings set newsletter_daily_limit = 0;
insert into public.novamesa_contact_submissions (name, email, message)
  values ('Jo Doe', 'jo@example.com', 'Please call me tomorrow.');
select is((select count(*) from public.claim_contact_mail('Jo Doe', 'jo@example.com', 'Please call me tomorrow.')),
  1::bigint, 'which does not delay a contact message');

-- Rows that the owner adds have no proof.
delete from public.newsletter_subscriptions;
insert into public.newsletter_subscriptions (email) values ('added@example.com');
select throws_ok($$ update public.newsletter_subscriptions set state = 'confirmed', confirmed_at = now() $$, '23514', null,
  'an address without proof cannot become confirmed');
update private.settings set newsletter_hourly_limit = 1000, newsletter_daily_limit = 1000;
select is(pg_temp.mail(), null, 'and is not mailed');
select is(pg_temp.sign_up('added@example.com'), 'ok', 'until it signs up again');
select is(pg_temp.mail(), 'newsletter-confirmation', 'and then gets the link');

select * from finish();
rollback;
