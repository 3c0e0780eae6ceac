-- Tells the owner, through the mail service that the messages take, when a message has been given up or waits for over
-- an hour: once a day while it lasts, and every hour as long as the alert itself cannot be sent.
create table private.mail_alert (
  only_row boolean primary key default true check (only_row),
  next_at timestamptz not null default now()
);
insert into private.mail_alert default values;

-- Answers the numbers of the alert to the one caller who shall send it; nothing if there is nothing to tell, or if it
-- was told. An alert that is not finished is due again in an hour.
create function public.claim_contact_mail_alert() returns table (overdue bigint, failed bigint)
language sql security definer set search_path = ''
as $$
  with backlog as materialized (
    select backlog.overdue, backlog.failed from public.contact_mail_backlog() as backlog
  ), claimed as (
    update private.mail_alert set next_at = now() + interval '1 hour'
    where next_at <= now() and exists (select from backlog where backlog.overdue > 0 or backlog.failed > 0)
    returning 1
  )
  select backlog.overdue, backlog.failed from backlog, claimed
$$;

-- The alert has been sent: the next one is due in a day.
create function public.finish_contact_mail_alert() returns void
language sql security definer set search_path = ''
as $$
  update private.mail_alert set next_at = now() + interval '1 day'
$$;

select private.apply_grants();
