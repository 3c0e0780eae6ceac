-- Alerts of three kinds, each told once a day while it lasts, so that none hides another: messages that stay unmailed,
-- unusually many or large messages, and mails that come near the daily limits.

alter table private.settings
  add column intake_alert_messages integer not null default 500 check (intake_alert_messages > 0),
  add column intake_alert_bytes bigint not null default 5000000 check (intake_alert_bytes > 0),
  add column mail_alert_mails integer not null default 50 check (mail_alert_mails > 0);

alter table private.mail_alert
  drop constraint mail_alert_pkey,
  drop column only_row,
  add column kind text not null default 'unmailed' primary key check (kind in ('unmailed', 'intake', 'mails'));
alter table private.mail_alert alter column kind drop default;
insert into private.mail_alert (kind) values ('intake'), ('mails');

-- Answers the kinds that are due and the numbers of all of them to the one caller who shall tell; nothing if there is
-- nothing to tell, or if it was told. An alert that is not finished is due again in an hour.
drop function public.claim_contact_mail_alert();
create function public.claim_contact_mail_alert()
returns table (kinds text[], overdue bigint, failed bigint, intake_messages bigint, intake_bytes bigint, mails bigint)
language sql security definer set search_path = ''
as $$
  with backlog as materialized (
    select backlog.overdue, backlog.failed from public.contact_mail_backlog() as backlog
  ), intake as materialized (
    select count(*) as messages,
      coalesce(sum(octet_length(name) + octet_length(email) + octet_length(message)), 0)::bigint as bytes
    from public.novamesa_contact_submissions
    where day >= (now() at time zone 'UTC')::date - 1 and created_at > now() - interval '1 day'
  ), mails as materialized (
    select (select count(*) from public.novamesa_contact_submissions
        where mail_digest is null and mail_sent_at > now() - interval '1 day')
      + (select count(*) from private.mail_digests where sent_at > now() - interval '1 day') as sent
  ), claimed as (
    update private.mail_alert as alert set next_at = now() + interval '1 hour'
    from backlog, intake, mails, private.settings
    where alert.next_at <= now() and case alert.kind
      when 'unmailed' then backlog.overdue > 0 or backlog.failed > 0
      when 'intake' then intake.messages >= settings.intake_alert_messages
        or intake.bytes >= settings.intake_alert_bytes
      when 'mails' then mails.sent >= settings.mail_alert_mails
    end
    returning alert.kind
  )
  select (select array_agg(kind order by kind) from claimed), backlog.overdue, backlog.failed,
    intake.messages, intake.bytes, mails.sent
  from backlog, intake, mails where exists (select from claimed)
$$;

-- The alert has been told: its kinds, with commas, are due again in a day.
drop function public.finish_contact_mail_alert();
create function public.finish_contact_mail_alert(p_kinds text default 'unmailed') returns void
language sql security definer set search_path = ''
as $$
  update private.mail_alert set next_at = now() + interval '1 day' where kind = any (string_to_array(p_kinds, ','))
$$;

select private.apply_grants();
