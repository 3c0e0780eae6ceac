-- The files before this one have the schema as it has been since 25 November 2026. A database of an earlier one lacks changes
-- that no file makes any more: its data are exported with the version that wrote them.
do $$
begin
  if exists (
    select from information_schema.columns where table_schema = 'private' and column_name = 'mail_give_up_after'
  ) then
    raise exception 'this database has an earlier schema';
  end if;
end $$;
