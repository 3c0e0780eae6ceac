-- The newsletter: from the sign-up to the proof. Time is advanced by changing the rows, since now() is constant here.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(73);

update private.settings set mail_hourly_limit = 1000, network_limit = 1000000, network_quota = 1000000, table_quota = 1000000,
  newsletter_wait = '30 days', newsletter_expiry = '14 days';
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
create function pg_temp.mail(error text default null) returns text language plpgsql as $$
declare
  claimed record;
begin
  select * into claimed from public.claim_mails();
  if claimed.kind = 'alert' then
    perform public.finish_mail(claimed.id, claimed.attempt);
    return pg_temp.mail(error);
  end if;
  if claimed.kind = 'confirmation' then
    perform public.store_newsletter_token(claimed.id, claimed.attempt,
      encode(sha256(convert_to(pg_temp.token((claimed.content ->> 'subscription')::uuid), 'UTF8')), 'hex'));
  end if;
  perform public.finish_mail(claimed.id, claimed.attempt, error, error is not null);
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
    confirmed_at = confirmed_at - pause, unsubscribed_at = unsubscribed_at - pause;
  update private.mails set created_at = created_at - pause, next_at = next_at - pause, claimed_at = claimed_at - pause,
    sent_at = sent_at - pause;
$$;
create function pg_temp.again() returns text language sql as $$
  delete from public.newsletter_subscriptions;
  delete from private.mails;
  select pg_temp.sign_up();
$$;
create temporary view states as
  select state, count(mails) filter (where sent_at is null) as waiting
  from public.newsletter_subscriptions as subscription left join private.mails on reference = subscription.id
  group by subscription.id order by subscription.created_at, state;

-- Sign-up.
select is(pg_temp.again(), 'ok', 'a sign-up is accepted');
select results_eq('table states', $$ values ('pending', 1::bigint) $$, 'it is pending, and its mail waits');
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
select results_eq($$ select kind, content ->> 'email', content ->> 'unsubscribeToken' from public.claim_mails() $$,
  $$ values ('confirmation', 'jo@example.com', '') $$, 'the mail goes to the address, with one link');
select pg_temp.again(), pg_temp.mail();
select is(pg_temp.confirm(wrong), 'expired', title || ' confirms nobody')
from (values
  ('another token', repeat('1', 64)), ('no token', null), ('an empty one', ''), ('a part', repeat('1', 63)),
  ('capital letters', repeat('A', 64)), ('a pattern', repeat('%', 64)),
  ('the hash itself', (select encode(token_hash, 'hex') from public.newsletter_subscriptions))
) as tokens (title, wrong);
select results_eq('table states', $$ values ('pending', 0::bigint) $$, 'and all that changes nothing');
select is(pg_temp.confirm(pg_temp.token()), 'confirmed', 'the token confirms');
select results_eq('select state, confirmed_at from public.newsletter_subscriptions', $$ values ('confirmed', now()) $$,
  'the row is the proof');
select is(pg_temp.confirm(pg_temp.token()), 'already-confirmed', 'pressed again, the link says so');
select is(pg_temp.sign_up('JO@example.com'), '23505', 'a confirmed address is answered as a duplicate');
select is(pg_temp.mail(), 'welcome', 'the welcome is mailed');
select pg_temp.later('1 day'), pg_temp.sign_up();
select is(pg_temp.mail(), null, 'and nothing after it, however often somebody signs up');

-- Deadlines.
select pg_temp.again(), pg_temp.later('29 days'), private.purge();
select is(pg_temp.mail(), 'confirmation', 'a sign-up that had to wait for its mail is kept and mailed');
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
select is(pg_temp.sign_up('JO@example.com'), 'ok', 'an address that waits for its confirmation is answered like a new one');
select results_eq('table states', $$ values ('pending', 1::bigint) $$,
  'and stored and mailed once, when it is repeated before the mail has left');
select pg_temp.mail();
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
select is(pg_temp.mails_within(2, 1), 1::bigint, 'after an hour the address is mailed again');
select is(pg_temp.mails_within(60 * 24, 10), 1::bigint, 'and three times in all');
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
    select email, state, unsubscribed_at, confirmed_at is not null, token_hash, unsubscribe_token
    from public.newsletter_subscriptions
  $$, $$ values ('jo@example.com', 'unsubscribed', now(), true, null::bytea, null::uuid) $$,
  'what is left is the proof, and no token');
select is(pg_temp.unsubscribe((table left_by)), 'unsubscribed', 'pressed again it says the same');
select is(pg_temp.confirm(pg_temp.token()), 'expired', 'the confirmation link does not revive it');
select is(pg_temp.mail(), null, 'nothing is mailed to it');
select is(pg_temp.sign_up(), 'ok', 'it may sign up again');
select results_eq('table states', $$ values ('unsubscribed', 0::bigint), ('pending', 1::bigint) $$,
  'with a new row beside the proof');

-- While a mail is on its way.
select pg_temp.again();
create temporary table underway as select * from public.claim_mails();
select public.erase_person('jo@example.com');
select is(public.store_newsletter_token(id, attempt, '00'), false, 'a person erased meanwhile is not mailed') from underway;
select is_empty('select from private.mails', 'and nothing is left to be mailed');

-- What the mail service refuses for good.
select pg_temp.again(), pg_temp.mail('The mail service answered 422'), pg_temp.later('1 day');
select is(pg_temp.mail(), null, 'an address that the mail service refuses is not tried again');
select results_eq('select * from public.mail_backlog()', 'values (0::bigint, 0::bigint, 0::bigint)',
  'and nobody is alerted, because the address is the visitor''s');
select is(public.retry_mails(), 1::bigint, 'the owner may have it retried');
select is(pg_temp.mail('The mail service answered 422'), 'confirmation', 'once');
select pg_temp.sign_up();
select is(pg_temp.mail(), 'confirmation', 'and whoever signs up again is mailed again');

-- Tags.
select pg_temp.again();
delete from public.newsletter_subscriptions;
select bag_eq($$ select pg_temp.sign_up('Jo+' || number || '@example.com') from generate_series(1, 23) as number $$,
  $$ select 'ok' from generate_series(1, 23) $$, 'each of many tags is answered like any address');
select is(pg_temp.mail_all(), 1::bigint, 'one of them gets a mail');
select is(pg_temp.mails_within(60 * 24, 60), 2::bigint, 'however often they sign up again, all tags get three in all');
select is(pg_temp.sign_up(), 'ok', 'the address without a tag may sign up');
select is(pg_temp.mail(), 'confirmation', 'and gets its mail, whatever a stranger has done with tags');

-- Order.
create function pg_temp.sign_ups_from(address text, amount integer) returns bigint language sql as $$
  select set_config('request.headers', json_build_object('x-real-ip', address)::text, true);
  select count(pg_temp.sign_up(md5(address || number) || '@example.com')) from generate_series(1, amount) as number;
$$;
create function pg_temp.latest_is_mailed() returns boolean language sql as $$
  select (select content ->> 'email' from public.claim_mails())
    = (select email from public.newsletter_subscriptions order by ctid desc limit 1)
$$;
update private.settings set mail_hourly_limit = 20;
select pg_temp.again();
delete from public.newsletter_subscriptions;
select pg_temp.sign_ups_from('192.0.2.1', 20);
select is(pg_temp.mail_all(), 10::bigint, 'the sign-ups of one network get half of the mails of an hour');
select pg_temp.confirm(pg_temp.token(email)) from public.newsletter_subscriptions where token_hash is not null;
select is(pg_temp.mail_all(), 2::bigint, 'and so do their welcomes, but for the first two');
select pg_temp.sign_ups_from('198.51.100.7', 1);
select ok(pg_temp.latest_is_mailed(), 'an honest sign-up is mailed at once');

-- The owner's own changes.
select throws_ok($$ insert into public.newsletter_subscriptions (email, state) values ('eve@example.org', 'confirmed') $$,
  '23514', null, 'an address without proof cannot become confirmed');
update private.settings set newsletter_languages = '{}';
select is(pg_temp.as_visitor($$ insert into public.newsletter_subscriptions (email) values ('zoe@example.org') $$), '42501',
  'a site without the newsletter takes no sign-ups');

select * from finish();
rollback;
