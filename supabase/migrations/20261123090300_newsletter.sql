-- Asks for a sweep at once, where the project has what it needs (see docs/deploy.md, section 5). Where it has not, the
-- next scheduled one mails.
create function private.sweep_soon() returns void language plpgsql set search_path = '' as $$
begin
  perform private.request_sweep();
exception when others then
  null;
end $$;

create function private.mail_soon() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.is_visitor() then perform private.sweep_soon(); end if;
  return null;
end $$;
create trigger mail_soon after insert on public.newsletter_subscriptions for each statement execute function private.mail_soon();

-- The press of the button at the end of the confirmation link, which alone makes the proof of consent. Answers confirmed,
-- already-confirmed or expired. What has not the form of a token is not looked up.
create function public.confirm_newsletter(p_token text) returns text language plpgsql security definer set search_path = '' as $$
declare
  subscription public.newsletter_subscriptions;
begin
  if (p_token ~ '^[0-9a-f]{64}$') is not true then return 'expired'; end if;
  select * into subscription from public.newsletter_subscriptions
  where token_hash = sha256(convert_to(p_token, 'UTF8')) for update;
  if subscription.state = 'confirmed' then return 'already-confirmed'; end if;
  if subscription.state = 'pending' and subscription.expires_at > now() then
    update public.newsletter_subscriptions
    set state = 'confirmed', confirmed_at = now(),
      mail_id = gen_random_uuid(), mail_count = mail_count + 1, mail_queued_at = now(), mail_status = 'pending', mail_rank = 0,
      mail_attempts = 0, mail_next_at = now(), mail_claimed_at = null, mail_first_tried_at = null, mail_error = null
    where id = subscription.id;
    perform private.sweep_soon();
    return 'confirmed';
  end if;
  return 'expired';
end $$;

-- The press at the end of an unsubscribe link, in a mail program or on the site. Answers unsubscribed, also if the link was
-- used or never existed, which tells nobody whether it exists; or expired, if it has not the form of one.
create function public.unsubscribe_newsletter(p_token text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if (p_token ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') is not true then return 'expired'; end if;
  -- Who has not confirmed leaves nothing to prove.
  delete from public.newsletter_subscriptions where unsubscribe_token = p_token::uuid and state = 'pending';
  update public.newsletter_subscriptions
  set state = 'unsubscribed', unsubscribed_at = now(), token_hash = null, unsubscribe_token = null,
    mail_status = 'none', mail_claimed_at = null, mail_error = null
  where unsubscribe_token = p_token::uuid;
  return 'unsubscribed';
end $$;
