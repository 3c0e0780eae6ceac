-- What is removed and what stays: erasure on request, and the retention period of messages.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(8);

create function pg_temp.fill() returns void language sql as $$
  delete from public.novamesa_contact_submissions;
  delete from public.newsletter_subscriptions;
  insert into public.novamesa_contact_submissions (name, email, message) values
    ('Jo Doe', 'jo@example.com', 'Please call me tomorrow.'),
    ('Jo Doe', 'JO@example.com', 'Another message of mine.'),
    ('Eve', 'eve@example.com', 'Please call me tomorrow.'),
    ('Jo Doe', 'jo@example.com.au', 'Please call me tomorrow.');
  insert into public.newsletter_subscriptions (email) values ('Jo@Example.com'), ('eve@example.com');
$$;

select pg_temp.fill();
select results_eq($$ select * from public.erase_person(E' jo@EXAMPLE.com \n') $$, 'values (2::bigint, 1::bigint)',
  'a person is erased from both tables, in any letter case');
select bag_eq('select email from public.novamesa_contact_submissions', $$ values ('eve@example.com'),
  ('jo@example.com.au') $$, 'messages of other people stay');
select results_eq('select email from public.newsletter_subscriptions', $$ values ('eve@example.com') $$,
  'subscriptions of other people stay');
select results_eq($$ select * from public.erase_person('jo@example.com') $$, 'values (0::bigint, 0::bigint)',
  'a repeated request erases nothing');

select throws_ok('select * from public.erase_person(''jo@bäcker.de'')', '22023', null,
  'a spelling that cannot be stored is an error, not "nothing found"');

select pg_temp.fill();
update private.settings set keep_messages = '24 months';
update public.novamesa_contact_submissions
set created_at = now() - interval '24 months' - case email when 'eve@example.com' then interval '1 second' else '0' end;
update private.settings set newsletter_keep_proof = '3 years';
insert into public.newsletter_subscriptions (email) values
  ('pending@example.com'), ('forgotten@example.com'), ('left@example.com'), ('long-gone@example.com');
update public.newsletter_subscriptions set created_at = now() - interval '10 years', consent_version = 'test',
  state = case when email like '%gone%' or email like 'left%' then 'unsubscribed'
    when email in ('pending@example.com', 'forgotten@example.com') then 'pending' else 'confirmed' end,
  confirmed_at = case when email not in ('pending@example.com', 'forgotten@example.com') then now() end,
  expires_at = now() + case email when 'forgotten@example.com' then interval '0' else interval '1 second' end,
  unsubscribed_at = case when email like 'left%' then now() - interval '3 years'
    when email like '%gone%' then now() - interval '3 years 1 second' end,
  unsubscribe_token = case when email like 'left%' or email like '%gone%' then null else unsubscribe_token end;
select lives_ok('select private.purge()', 'the purge runs');
select results_eq('select count(*) from public.novamesa_contact_submissions where email <> ''eve@example.com''',
  'select count(*) from public.novamesa_contact_submissions', 'messages are kept for 24 months and no longer');
select bag_eq('select email from public.newsletter_subscriptions', $$ values ('Jo@Example.com'), ('eve@example.com'),
  ('pending@example.com'), ('left@example.com') $$,
  'confirmed subscriptions are kept, pending ones until they expire, the proof of ended ones for three years');

select * from finish();
rollback;
