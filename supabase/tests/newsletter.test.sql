-- The newsletter: from the sign-up to the proof. Time is advanced by changing the rows, since now() is constant here.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(59);

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
create function pg_temp.press(token text) returns text language sql as $$
  select pg_temp.as_visitor(format('select public.answer_newsletter_link(%L)', token))
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
create function pg_temp.token(number integer default 1) returns text language sql as $$
  select repeat(number::text, 64)
$$;
-- What the sender does; answers the kind of the mail.
create function pg_temp.mail(number integer default 1) returns text language plpgsql as $$
declare
  claimed record;
begin
  select * into claimed from public.claim_due_mails(1);
  if claimed.kind = 'newsletter-confirmation' then
    perform public.store_newsletter_token(claimed.id, claimed.attempt,
      encode(sha256(convert_to(pg_temp.token(number), 'UTF8')), 'hex'));
  end if;
  perform public.finish_mail(claimed.id, claimed.attempt);
  return claimed.kind;
end
$$;
create function pg_temp.later(pause interval) returns void language sql as $$
  update public.newsletter_subscriptions set created_at = created_at - pause, expires_at = expires_at - pause,
    confirmed_at = confirmed_at - pause, unsubscribed_at = unsubscribed_at - pause,
    mail_queued_at = mail_queued_at - pause, mail_next_at = mail_next_at - pause,
    mail_claimed_at = mail_claimed_at - pause, mail_sent_at = mail_sent_at - pause,
    mail_first_tried_at = mail_first_tried_at - pause
$$;
create function pg_temp.again() returns text language sql as $$
  delete from public.newsletter_subscriptions;
  select setval(oid, 1) from pg_class where relnamespace = 'private'::regnamespace and relname like 'resend\_%';
  select pg_temp.sign_up();
$$;
create temporary view states as select state, mail_status from public.newsletter_subscriptions order by created_at, state;

-- Sign-up.
select is(pg_temp.again(), 'ok', 'a sign-up is accepted');
select results_eq('table states', $$ values ('pending', 'pending') $$, 'it is pending, and so is its mail');
select results_eq($$ select consent_version, expires_at, confirmed_at, token_hash from public.newsletter_subscriptions $$,
  $$ select newsletter_consent, now() + interval '14 days', null::timestamptz, null::bytea from private.settings $$,
  'it has the version of the consent text and a deadline, and neither proof nor token');

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
select is(pg_temp.press(pg_temp.token()), 'expired', 'before the mail leaves no token confirms');
select results_eq($$ select kind, content ->> 'email', content ->> 'unsubscribe' from public.claim_due_mails(1) $$,
  $$ values ('newsletter-confirmation', 'jo@example.com', null::text) $$, 'the mail goes to the address, with one link');
select pg_temp.again(), pg_temp.mail();
select is(pg_temp.press(wrong), 'expired', title || ' confirms nobody')
from (values
  ('another token', pg_temp.token(2)), ('no token', null), ('an empty one', ''), ('a part', repeat('1', 63)),
  ('capital letters', repeat('A', 64)), ('a pattern', repeat('%', 64)),
  ('the hash itself', (select encode(token_hash, 'hex') from public.newsletter_subscriptions))
) as tokens (title, wrong);
select results_eq('table states', $$ values ('pending', 'sent') $$, 'and all that changes nothing');
select is(pg_temp.press(pg_temp.token()), 'confirmed', 'the token confirms');
select results_eq('select state, confirmed_at, mail_status from public.newsletter_subscriptions',
  $$ values ('confirmed', now(), 'pending') $$, 'the row is the proof, and the welcome is queued');
select is(pg_temp.press(pg_temp.token()), 'already-confirmed', 'pressed again, the link says so');
select is(pg_temp.sign_up('JO@example.com'), '23505', 'a confirmed address is answered as a duplicate');
select is(pg_temp.mail(), 'newsletter-welcome', 'the welcome is mailed');
select pg_temp.later('1 day'), pg_temp.sign_up();
select is(pg_temp.mail(), null, 'and nothing after it, however often somebody signs up');

select pg_temp.again(), pg_temp.mail(), pg_temp.later('14 days');
select is(pg_temp.press(pg_temp.token()), 'expired', 'after 14 days the link has expired');
select private.purge();
select is_empty('table states', 'and the address is deleted');
select is(pg_temp.sign_up(), 'ok', 'it can sign up anew');
select is(pg_temp.press(pg_temp.token()), 'expired', 'which does not revive the old link');

-- One link confirms one address.
select pg_temp.again(), pg_temp.mail(1), pg_temp.sign_up('eve@example.com'), pg_temp.mail(2);
select pg_temp.press(pg_temp.token(2));
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
    perform pg_temp.later(make_interval(mins => every)), pg_temp.sign_up();
    mails := mails + (pg_temp.mail() is not null)::integer;
  end loop;
  return mails;
end
$$;
select is((select count(pg_temp.sign_up()) from generate_series(1, 1000)), 1000::bigint, 'after 1,000 sign-ups');
select is(pg_temp.mail(), null, 'within an hour no further mail is sent');
select is(pg_temp.mails_within(59, 1), 0::bigint, 'nor with one a minute');
select is(pg_temp.mails_within(2, 1), 1::bigint, 'after an hour there is one');
select is(pg_temp.mails_within(600, 10), 3::bigint, 'and five in all');
select is(pg_temp.press(pg_temp.token()), 'confirmed', 'the link in each of them confirms');

-- Unsubscribing.
create temporary table left_by as select unsubscribe_token::text as token from public.newsletter_subscriptions;
grant select on left_by to anon;
select is(pg_temp.press((table left_by)), 'unsubscribed', 'the unsubscribe link ends the subscription');
select results_eq($$
    select email, state, unsubscribed_at, confirmed_at is not null, token_hash, unsubscribe_token, mail_status
    from public.newsletter_subscriptions
  $$, $$ values ('jo@example.com', 'unsubscribed', now(), true, null::bytea, null::uuid, 'none') $$,
  'what is left is the proof: no token, no mail');
select is(pg_temp.press((table left_by)), 'unsubscribed', 'pressed again it says the same');
select is(pg_temp.press(pg_temp.token()), 'expired', 'the confirmation link does not revive it');
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

-- Limits.
delete from public.newsletter_subscriptions;
select pg_temp.sign_up('jo' || number || '@example.com') from generate_series(1, 40) as number;
update private.settings set newsletter_hourly_limit = 15, newsletter_daily_limit = 30;
create function pg_temp.mail_all() returns bigint language plpgsql as $$
declare
  mails bigint := 0;
begin
  while pg_temp.mail((random() * 1e9)::integer) is not null loop
    mails := mails + 1;
  end loop;
  return mails;
end
$$;
select is(array[pg_temp.mail_all(), pg_temp.mail_all()], array[15, 0]::bigint[], 'an hour has 15 newsletter mails');
select pg_temp.later('1 hour');
select is(pg_temp.mail_all(), 15::bigint, 'the next one has as many');
select pg_temp.later('1 hour');
select is(pg_temp.mail_all(), 0::bigint, 'and the day has 30');
insert into public.novamesa_contact_submissions (name, email, message)
  values ('Jo Doe', 'jo@example.com', 'Please call me tomorrow.');
select is((select count(*) from public.claim_contact_mail('Jo Doe', 'jo@example.com', 'Please call me tomorrow.')),
  1::bigint, 'which does not delay a contact message');

-- Rows from before have no proof.
delete from public.newsletter_subscriptions;
insert into public.newsletter_subscriptions (email) values ('before@example.com');
select throws_ok($$ update public.newsletter_subscriptions set state = 'confirmed', confirmed_at = now() $$, '23514', null,
  'an address without proof cannot become confirmed');
update private.settings set newsletter_hourly_limit = 1000, newsletter_daily_limit = 1000;
select is(pg_temp.mail(), null, 'and is not mailed');
select is(pg_temp.sign_up('before@example.com'), '23505', 'until it signs up again');
select is(pg_temp.mail(), 'newsletter-confirmation', 'and then gets the link');

select * from finish();
rollback;
