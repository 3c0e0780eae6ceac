-- Visitors may insert one fresh row and nothing else. Grants and policies say so independently of each other:
-- the policies hold alone where a platform grants everything, the grants hold where a policy is added by mistake.
grant usage on schema public to anon, authenticated, service_role;

alter table public.novamesa_contact_submissions enable row level security;
alter table public.newsletter_subscriptions enable row level security;

create policy visitor_insert on public.novamesa_contact_submissions
  for insert to anon, authenticated
  with check (
    created_at = now() and mail_status = 'pending' and mail_attempts = 0 and mail_next_at = now()
    and mail_claimed_at is null and mail_sent_at is null and mail_error is null
  );
create policy visitor_insert on public.newsletter_subscriptions
  for insert to anon, authenticated
  with check (created_at = now());

-- A function, because @supabase/lite grants everything to everyone at its first request: its host calls this again.
create function private.apply_grants() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke all on schema private from public, anon, authenticated;
  revoke all on all tables in schema private from public, anon, authenticated;
  revoke all on all functions in schema private from public, anon, authenticated;
  -- Check constraints and generated columns run as the visitor.
  grant execute on function private.visible_length(text), private.is_email(text),
    private.content_key(text, text, text) to anon, authenticated, service_role;

  revoke all on public.novamesa_contact_submissions, public.newsletter_subscriptions
    from public, anon, authenticated, service_role;
  grant insert (name, email, message) on public.novamesa_contact_submissions to anon, authenticated;
  grant insert (email) on public.newsletter_subscriptions to anon, authenticated;
  grant select, update, delete on public.novamesa_contact_submissions, public.newsletter_subscriptions
    to service_role;

  -- Everything callable in public is for the function and the owner, also what later migrations add.
  revoke all on all functions in schema public from public, anon, authenticated;
  grant execute on all functions in schema public to service_role;
end
$$;
select private.apply_grants();
