-- What the newsletter tells a stranger: that one address is subscribed, as often as its limit allows, and nothing else.
-- See docs/decisions/030-the-newsletter-answers-a-few.md.

-- The constraint speaks last, after everything that refuses a request whatever the table holds: lists, limits, quotas.
-- A constraint that can be deferred serves no "on conflict", which the Data API offers to everybody.
alter table public.newsletter_subscriptions
  add column email_key text not null generated always as (lower(email)) stored;
drop index public.newsletter_subscriptions_email;
alter table public.newsletter_subscriptions
  add constraint newsletter_subscriptions_email unique (email_key) deferrable initially deferred;

-- An answer that refuses rolls back what its request has written, and a counter in a table with it. A sequence keeps what
-- it has given out. So requests are counted in 256 of them, each network in two that its hash picks anew in each window;
-- the smaller number counts. Two networks meet in both of them once in 16,384 times.
do $$
begin
  for slot in 0..255 loop
    execute format('create sequence private.answers_%s', slot);
  end loop;
end
$$;

-- Counts up and answers the number in this window. The value of a sequence is the second at which the window begins, times
-- 2^31, plus the number; whoever finds another window in it begins anew, one at a time.
create function private.count_in_slot(p_slot integer, p_window_start timestamptz) returns bigint
language plpgsql set search_path = ''
as $$
declare
  counter regclass := format('private.answers_%s', p_slot);
  base bigint := extract(epoch from p_window_start)::bigint << 31;
  hits bigint := nextval(counter) - base;
begin
  if hits not between 1 and 2147483647 then
    perform pg_advisory_xact_lock(counter::oid::bigint);
    hits := nextval(counter) - base;
    if hits not between 1 and 2147483647 then
      hits := setval(counter, base + 1) - base;
    end if;
  end if;
  return hits;
end
$$;

create function private.count_answer(p_network text, p_limit integer, p_window interval) returns void
language plpgsql set search_path = ''
as $$
declare
  start timestamptz := private.window_start(p_window);
  hash bytea := decode(private.network_hash(p_network || '|' || extract(epoch from start)), 'hex');
begin
  if least(
    private.count_in_slot(get_byte(hash, 0) % 128, start),
    private.count_in_slot(get_byte(hash, 1) % 128 + 128, start)
  ) > p_limit then
    perform private.refuse_too_many(p_window);
  end if;
end
$$;

-- Before the statement, so that every answer counts: saved, already subscribed, refused. Where no proxy names the sender's
-- address, all senders together are one.
create function private.count_answers() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.settings;
  network text := private.client_network();
  prefix text := private.network_prefix(network);
begin
  if private.is_visitor() then
    select * into strict settings from private.settings;
    if prefix is not null or network is null then
      perform private.count_answer(coalesce(prefix, 'unknown'), settings.prefix_limit, settings.client_window);
    end if;
    if network is not null then
      perform private.count_answer(network, settings.client_limit, settings.client_window);
    end if;
  end if;
  return null;
end
$$;
create trigger count_answers before insert on public.newsletter_subscriptions
  for each statement execute function private.count_answers();

create or replace function public.erase_person(p_email text)
returns table (contact_messages bigint, newsletter_subscriptions bigint)
language sql security definer set search_path = ''
as $$
  with messages as (
    delete from public.novamesa_contact_submissions
    where lower(email) = lower(private.trimmed(p_email)) returning 1
  ), subscriptions as (
    delete from public.newsletter_subscriptions
    where email_key = lower(private.trimmed(p_email)) returning 1
  )
  select (select count(*) from messages), (select count(*) from subscriptions)
$$;

select private.apply_grants();
