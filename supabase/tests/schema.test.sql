-- The exact schema: tables, columns, constraints, indexes, triggers and functions.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(25);

select tables_are('public', array['newsletter_subscriptions', 'novamesa_contact_submissions']);
select tables_are('private', array['mail_alert', 'mail_digests', 'network_salt', 'newsletter_mails', 'request_counts', 'settings']);
select is((select count(*) from pg_class where relnamespace = 'private'::regnamespace and relkind = 'S'), 320::bigint,
  'the newsletter is counted in 256 sequences, and 64 keep wishes for another mail');
select views_are('public', '{}'::name[]);
select materialized_views_are('public', '{}'::name[]);

create function pg_temp.columns_of(relation regclass)
returns table (name text, type text, required boolean, filled_by text) language sql as $$
  select attname::text, format_type(atttypid, atttypmod), attnotnull,
    case attgenerated when 's' then 'always ' else '' end || pg_get_expr(adbin, adrelid)
  from pg_attribute left join pg_attrdef on (adrelid, adnum) = (attrelid, attnum)
  where attrelid = relation and attnum > 0 and not attisdropped
$$;

select bag_eq($$ select * from pg_temp.columns_of('public.novamesa_contact_submissions') $$, $$ values
  ('id', 'uuid', true, 'gen_random_uuid()'),
  ('created_at', 'timestamp with time zone', true, 'now()'),
  ('name', 'text', true, null),
  ('email', 'text', true, null),
  ('message', 'text', true, null),
  ('mail_status', 'text', true, '''pending''::text'),
  ('mail_attempts', 'integer', true, '0'),
  ('mail_next_at', 'timestamp with time zone', true, 'now()'),
  ('mail_claimed_at', 'timestamp with time zone', false, null),
  ('mail_sent_at', 'timestamp with time zone', false, null),
  ('mail_error', 'text', false, null),
  ('mail_first_tried_at', 'timestamp with time zone', false, null),
  ('mail_digest', 'uuid', false, null),
  ('dedupe_key', 'bytea', true, 'always private.content_key(name, email, message)'),
  ('day', 'date', true, 'always ((created_at AT TIME ZONE ''UTC''::text))::date')
$$, 'a contact message has these columns');

select bag_eq($$ select * from pg_temp.columns_of('public.newsletter_subscriptions') $$, $$ values
  ('id', 'uuid', true, 'gen_random_uuid()'),
  ('created_at', 'timestamp with time zone', true, 'now()'),
  ('email', 'text', true, null),
  ('state', 'text', true, '''pending''::text'),
  ('language', 'text', true, '''en''::text'),
  ('consent_version', 'text', false, null),
  ('expires_at', 'timestamp with time zone', true, '(now() + ''30 days''::interval)'),
  ('confirmed_at', 'timestamp with time zone', false, null),
  ('unsubscribed_at', 'timestamp with time zone', false, null),
  ('token_hash', 'bytea', false, null),
  ('unsubscribe_token', 'uuid', false, 'gen_random_uuid()'),
  ('mail_id', 'uuid', true, 'gen_random_uuid()'),
  ('mail_count', 'integer', true, '0'),
  ('mail_queued_at', 'timestamp with time zone', false, null),
  ('mail_status', 'text', true, '''none''::text'),
  ('mail_rank', 'integer', true, '0'),
  ('mail_attempts', 'integer', true, '0'),
  ('mail_next_at', 'timestamp with time zone', true, 'now()'),
  ('mail_claimed_at', 'timestamp with time zone', false, null),
  ('mail_first_tried_at', 'timestamp with time zone', false, null),
  ('mail_sent_at', 'timestamp with time zone', false, null),
  ('mail_error', 'text', false, null),
  ('mailbox', 'text', true, 'always private.mailbox(email)'),
  ('email_key', 'text', false, E'always \nCASE\n    WHEN (state <> ''unsubscribed''::text) THEN lower(email)\n    ELSE NULL::text\nEND')
$$, 'a subscription has these columns');

select bag_eq($$ select * from pg_temp.columns_of('private.request_counts') $$, $$ values
  ('bucket', 'text', true, null),
  ('window_start', 'timestamp with time zone', true, null),
  ('hits', 'integer', true, null),
  ('bytes', 'bigint', true, '0')
$$, 'a counter has these columns');

select bag_eq($$ select * from pg_temp.columns_of('private.mail_digests') $$, $$ values
  ('id', 'uuid', true, 'gen_random_uuid()'),
  ('created_at', 'timestamp with time zone', true, 'now()'),
  ('attempts', 'integer', true, '0'),
  ('next_at', 'timestamp with time zone', true, 'now()'),
  ('claimed_at', 'timestamp with time zone', false, null),
  ('first_tried_at', 'timestamp with time zone', false, null),
  ('sent_at', 'timestamp with time zone', false, null)
$$, 'a digest has these columns');

select bag_eq($$ select * from pg_temp.columns_of('private.newsletter_mails') $$, $$ values
  ('id', 'uuid', true, null),
  ('sent_at', 'timestamp with time zone', true, 'now()')
$$, 'the log of newsletter mails has these columns, and none that names a person');

select bag_eq($$ select * from pg_temp.columns_of('private.mail_alert') $$, $$ values
  ('kind', 'text', true, null),
  ('next_at', 'timestamp with time zone', true, 'now()')
$$, 'an alert has these columns');

select bag_eq($$ select name, type, required from pg_temp.columns_of('private.settings') $$, $$ values
  ('only_row', 'boolean', true),
  ('client_limit', 'integer', true),
  ('client_window', 'interval', true),
  ('prefix_limit', 'integer', true),
  ('client_quota', 'integer', true),
  ('prefix_quota', 'integer', true),
  ('quota_window', 'interval', true),
  ('soft_rows', 'integer', true),
  ('soft_bytes', 'bigint', true),
  ('hard_rows', 'integer', true),
  ('hard_bytes', 'bigint', true),
  ('mail_lease', 'interval', true),
  ('mail_first_retry', 'interval', true),
  ('mail_longest_retry', 'interval', true),
  ('mail_give_up_after', 'interval', true),
  ('mail_hourly_limit', 'integer', true),
  ('mail_daily_limit', 'integer', true),
  ('digest_pause', 'interval', true),
  ('digest_size', 'integer', true),
  ('digest_daily_limit', 'integer', true),
  ('intake_alert_messages', 'integer', true),
  ('intake_alert_bytes', 'bigint', true),
  ('mail_alert_mails', 'integer', true),
  ('sweep_grace', 'interval', true),
  ('keep_messages', 'interval', true),
  ('newsletter_languages', 'text[]', true),
  ('newsletter_consent', 'text', true),
  ('newsletter_wait', 'interval', true),
  ('newsletter_expiry', 'interval', true),
  ('newsletter_mailbox_limit', 'integer', true),
  ('newsletter_resend_pause', 'interval', true),
  ('newsletter_resend_limit', 'integer', true),
  ('newsletter_keep_proof', 'interval', true),
  ('newsletter_hourly_limit', 'integer', true),
  ('newsletter_daily_limit', 'integer', true),
  ('newsletter_alert_signups', 'integer', true)
$$, 'the settings have these columns');
select is_empty($$ select name from pg_temp.columns_of('private.settings') where filled_by is null $$,
  'every setting has a default');
select is((select count(*) from private.settings), 1::bigint, 'there is one row of settings');
select throws_ok('insert into private.settings default values', '23505', null, 'and a second one is refused');

-- PostgreSQL 18 has a constraint for every not-null column; those are covered above.
select bag_eq($$
    select conname::text, condeferrable, condeferred from pg_constraint
    where contype = 'u' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
  $$, $$ values ('newsletter_subscriptions_email', true, true) $$,
  'the uniqueness of an address is checked last, after everything that refuses a request');

select bag_eq($$
    select conrelid::regclass::text, conname::text, contype::text from pg_constraint
    where connamespace in ('public'::regnamespace, 'private'::regnamespace) and contype <> 'n' and convalidated
  $$, $$ values
  ('novamesa_contact_submissions', 'novamesa_contact_submissions_pkey', 'p'),
  ('novamesa_contact_submissions', 'contact_name_visible', 'c'),
  ('novamesa_contact_submissions', 'contact_name_length', 'c'),
  ('novamesa_contact_submissions', 'contact_name_composed', 'c'),
  ('novamesa_contact_submissions', 'contact_name_plain', 'c'),
  ('novamesa_contact_submissions', 'contact_email_valid', 'c'),
  ('novamesa_contact_submissions', 'contact_message_visible', 'c'),
  ('novamesa_contact_submissions', 'contact_message_length', 'c'),
  ('novamesa_contact_submissions', 'contact_message_plain', 'c'),
  ('novamesa_contact_submissions', 'contact_mail_status', 'c'),
  ('newsletter_subscriptions', 'newsletter_subscriptions_pkey', 'p'),
  ('newsletter_subscriptions', 'newsletter_email_valid', 'c'),
  ('newsletter_subscriptions', 'newsletter_state', 'c'),
  ('newsletter_subscriptions', 'newsletter_language', 'c'),
  ('newsletter_subscriptions', 'newsletter_mail_status', 'c'),
  ('newsletter_subscriptions', 'newsletter_proof', 'c'),
  ('newsletter_subscriptions', 'newsletter_subscriptions_email', 'u'),
  ('private.network_salt', 'network_salt_pkey', 'p'),
  ('private.network_salt', 'network_salt_only_row_check', 'c'),
  ('private.mail_alert', 'mail_alert_pkey', 'p'),
  ('private.mail_alert', 'mail_alert_kind_check', 'c'),
  ('private.mail_digests', 'mail_digests_pkey', 'p'),
  ('private.newsletter_mails', 'newsletter_mails_pkey', 'p'),
  ('private.request_counts', 'request_counts_pkey', 'p'),
  ('private.settings', 'settings_pkey', 'p'),
  ('private.settings', 'settings_only_row_check', 'c'),
  ('private.settings', 'settings_client_limit_check', 'c'),
  ('private.settings', 'settings_prefix_limit_check', 'c'),
  ('private.settings', 'settings_client_quota_check', 'c'),
  ('private.settings', 'settings_prefix_quota_check', 'c'),
  ('private.settings', 'settings_soft_rows_check', 'c'),
  ('private.settings', 'settings_soft_bytes_check', 'c'),
  ('private.settings', 'settings_hard_rows_check', 'c'),
  ('private.settings', 'settings_hard_bytes_check', 'c'),
  ('private.settings', 'settings_mail_hourly_limit_check', 'c'),
  ('private.settings', 'settings_mail_daily_limit_check', 'c'),
  ('private.settings', 'settings_digest_size_check', 'c'),
  ('private.settings', 'settings_digest_daily_limit_check', 'c'),
  ('private.settings', 'settings_intake_alert_messages_check', 'c'),
  ('private.settings', 'settings_intake_alert_bytes_check', 'c'),
  ('private.settings', 'settings_mail_alert_mails_check', 'c'),
  ('private.settings', 'settings_newsletter_languages_check', 'c'),
  ('private.settings', 'settings_newsletter_mailbox_limit_check', 'c'),
  ('private.settings', 'settings_newsletter_resend_limit_check', 'c'),
  ('private.settings', 'settings_newsletter_hourly_limit_check', 'c'),
  ('private.settings', 'settings_newsletter_daily_limit_check', 'c'),
  ('private.settings', 'settings_newsletter_alert_signups_check', 'c')
$$, 'the tables have these constraints, and all rows obey them');

-- Each value below violates exactly one constraint. It is written with an update, which bypasses the cleaning trigger.
delete from public.novamesa_contact_submissions;
insert into public.novamesa_contact_submissions (name, email, message)
  values ('Jo Doe', 'jo@example.com', 'Please call me tomorrow.');
create function pg_temp.refusal_of(field text, value text) returns text language plpgsql as $$
declare
  refused_by text;
begin
  execute format('update public.novamesa_contact_submissions set %I = %L', field, value);
  return null;
exception when check_violation then
  get stacked diagnostics refused_by = constraint_name;
  return refused_by;
end
$$;
select bag_eq($$
    select pg_temp.refusal_of(field, value) from (values
      ('name', E'J\u200B'),
      ('name', repeat('x', 201)),
      ('name', E'Rene\u0301'),
      ('name', E'Jo Doe\nBcc: eve@example.com'),
      ('email', 'jo@localhost'),
      ('message', E'Hello\u200B\u200B\u200B\u200B\u200B'),
      ('message', repeat('x', 5001)),
      ('message', E'Please call me\u0007 tomorrow.'),
      ('mail_status', 'lost')
    ) as examples (field, value)
  $$, $$
    select conname::text from pg_constraint
    where conrelid = 'public.novamesa_contact_submissions'::regclass and contype = 'c'
  $$, 'every constraint of a contact message refuses its violation');
select throws_ok($$ insert into public.newsletter_subscriptions (email) values ('jo@localhost') $$, '23514', null,
  'a subscription needs a valid address');

select bag_eq($$
    select indexrelid::regclass::text, indisunique, array(
        select pg_get_indexdef(indexrelid, part, true) from generate_series(1, indnatts) as part
      ), pg_get_expr(indpred, indrelid)
    from pg_index where indrelid in ('public.novamesa_contact_submissions'::regclass,
      'public.newsletter_subscriptions'::regclass) and not indisprimary
  $$, $$ values
  ('novamesa_contact_submissions_once_a_day', true, array['day', 'dedupe_key'], null),
  ('novamesa_contact_submissions_mail_due', false, array['mail_next_at'],
    '(mail_status = ANY (ARRAY[''pending''::text, ''sending''::text]))'),
  ('novamesa_contact_submissions_not_mailed', false, array['mail_status', 'created_at'],
    '(mail_status <> ''sent''::text)'),
  ('novamesa_contact_submissions_mailed', false, array['mail_sent_at'], '(mail_digest IS NULL)'),
  ('newsletter_subscriptions_email', true, array['email_key'], null),
  ('newsletter_subscriptions_person', false, array['lower(email)'], null),
  ('newsletter_subscriptions_token', true, array['token_hash'], null),
  ('newsletter_subscriptions_unsubscribe', true, array['unsubscribe_token'], null),
  ('newsletter_subscriptions_mail', true, array['mail_id'], null),
  ('newsletter_subscriptions_mailbox', false, array['mailbox'], '(state = ''pending''::text)'),
  ('newsletter_subscriptions_not_mailed', false, array['mail_status', 'mail_next_at'],
    '(mail_status = ANY (ARRAY[''pending''::text, ''sending''::text, ''failed''::text]))')
$$, 'a message is unique per day, an address is unique in the newsletter, and the outbox is indexed');

select bag_eq($$
    select tgrelid::regclass::text, tgname::text, tgfoid::regproc::text, tgenabled::text from pg_trigger
    where not tgisinternal and (select relnamespace from pg_class where oid = tgrelid) in
      ('public'::regnamespace, 'private'::regnamespace)
  $$, $$ values
  ('novamesa_contact_submissions', 'begin_insert', 'private.begin_insert', 'O'),
  ('novamesa_contact_submissions', 'admit_row', 'private.admit_row', 'O'),
  ('novamesa_contact_submissions', 'clean', 'private.clean_contact_row', 'O'),
  ('novamesa_contact_submissions', 'guard_insert', 'private.guard_insert', 'O'),
  ('novamesa_contact_submissions', 'refuse_truncate', 'private.refuse_truncate', 'O'),
  ('newsletter_subscriptions', 'begin_insert', 'private.begin_insert', 'O'),
  ('newsletter_subscriptions', 'count_answers', 'private.count_answers', 'O'),
  ('newsletter_subscriptions', 'admit_row', 'private.admit_row', 'O'),
  ('newsletter_subscriptions', 'clean', 'private.clean_newsletter_row', 'O'),
  ('newsletter_subscriptions', 'guard_insert', 'private.guard_insert', 'O'),
  ('newsletter_subscriptions', 'hide_repeated', 'private.hide_repeated', 'O'),
  ('newsletter_subscriptions', 'mail_soon', 'private.mail_soon', 'O'),
  ('newsletter_subscriptions', 'wish_resend', 'private.wish_resend', 'O'),
  ('newsletter_subscriptions', 'refuse_truncate', 'private.refuse_truncate', 'O')
$$, 'both tables have these triggers, all enabled');

select functions_are('public', array[
  'claim_contact_mail', 'claim_contact_mail_digest', 'claim_due_mails', 'claim_mail_alert', 'confirm_newsletter',
  'erase_person', 'finish_contact_mail_digest', 'finish_mail', 'finish_mail_alert', 'mail_backlog', 'retry_mails',
  'store_newsletter_token', 'unsubscribe_newsletter'
]);
select functions_are('private', array[
  'admit_row', 'apply_grants', 'begin_insert', 'claim_newsletter_mails', 'claim_single_mails', 'clean_contact_row',
  'clean_line', 'clean_newsletter_row', 'clean_text', 'client_network', 'content_key', 'count_answer',
  'count_answers', 'count_row', 'digests_left', 'forget_networks', 'guard_insert', 'hide_repeated', 'is_email',
  'is_visitor', 'lock_mail_claims', 'mail_is_due', 'mail_pause', 'mail_retry_at', 'mail_soon', 'mailbox', 'may_resend',
  'network_hash', 'network_prefix', 'newsletter_mails_left', 'newsletter_mails_sent', 'purge', 'refuse_too_many',
  'refuse_truncate', 'request_language', 'request_sweep', 'resend_number', 'schedule_jobs', 'single_mails_left',
  'status_after',  'sweep_soon', 'take_resend_wishes', 'trimmed', 'visible_length', 'window_start', 'wish_resend'
]);
select is((select bool_and(provolatile = case proname when 'mail_backlog' then 's' else 'v' end)
  from pg_proc where pronamespace = 'public'::regnamespace), true,
  'of the API functions only the backlog is read-only');
select is((select count(*) from pg_tables where schemaname = 'private' and rowsecurity), 0::bigint,
  'no table in private has row level security, because @supabase/lite would then expose the whole schema');

select * from finish();
rollback;
