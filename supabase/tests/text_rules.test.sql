-- The functions that judge visitor input. tests/support/corpus/contact.json covers every rule of the form through the tables,
-- is_email altogether; these are the values that distinguish the other functions.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(28);

select is(private.is_text(value, 'x', 2, 5), is_valid, 'is_text: ' || title)
from (values
  ('Jo', true, 'two letters'),
  ('J', false, 'too few'),
  ('Jo Doe', false, 'too many'),
  (E' J\u200B ', false, 'blanks at the ends and invisible characters do not count'),
  ('J D', true, 'a blank within does'),
  (E'\u3164\u3164', false, 'a filler is invisible although it is a letter'),
  (E'\U0001F600\U0001F600\U0001F600\U0001F600\U0001F600', true, 'a character beyond 16 bits counts once'),
  (E'Re\u0301', false, 'a text has to be composed'),
  ('Jox', false, 'what is forbidden is refused')
) as examples (value, is_valid, title);

select is(private.stored_address(value), 'jo@xn--bcker-gra.de', 'stored_address cleans as the form does: ' || title)
from (values
  (E' JO@xn--bcker-gra.de \n', 'blanks and letter case'),
  (E'\u200Bjo@xn--bck\u00ADer-gra.de\uFEFF', 'invisible characters')
) as examples (value, title);
select throws_ok(format('select private.stored_address(%L)', value), '22023', null,
  'what cannot be stored is an error, not "nothing found": ' || coalesce(value, 'null'))
from unnest(array['jo@bäcker.de', 'Jo <jo@example.com>', 'mailto:jo@example.com', 'jo @example.com', 'jo@localhost', '', null]) as value;

select is(private.mailbox(email), mailbox, email || ' counts as ' || mailbox)
from (values ('Jo+news@Example.com', 'jo+@example.com'), ('jo+a+b@example.com', 'jo+@example.com'),
  ('Jo@example.com', 'jo@example.com'), ('+jo@example.com', '+jo@example.com'), ('j.o.doe@gmail.com', 'jodoe@gmail.com'),
  ('Jo.Doe@GoogleMail.com', 'jodoe@gmail.com')) as addresses (email, mailbox);
select is((select count(distinct private.mailbox(name || '@example.com'))
  from unnest(array['annlee', 'ann.lee', 'ann-lee', 'ann_lee']) as name), 4::bigint,
  'four people whose addresses differ by a dot, hyphen or underscore are four people');

prepare key as select private.content_key('{"name": "Jo Doe", "email": "jo@example.com", "message": ""}');
select results_eq('key', $$ select private.content_key('{"email": "JO@Example.COM", "name": "Jo Doe"}') $$,
  'content_key: neither the letter case of the address nor an empty field matters');
select results_eq('key', $$ select private.content_key('{"email": "jo@example.com", "name": "Jo Doe", "id": "7"}') $$,
  'nor what is no field');
select results_ne('key', $$ select private.content_key('{"email": "jo@example.com", "message": "Jo Doe"}') $$,
  'content_key: fields are told apart');

select * from finish();
rollback;
