-- A site without the newsletter (src/content/company/parts.ts) has none of its languages, and nobody signs up there.
alter table private.settings drop constraint settings_newsletter_languages_check;

create function private.refuse_without_newsletter() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_request() and (select cardinality(newsletter_languages) = 0 from private.settings) then
    raise insufficient_privilege using message = 'This site has no newsletter.';
  end if;
  return new;
end $$;
create trigger refuse before insert on public.newsletter_subscriptions
  for each row execute function private.refuse_without_newsletter();
