-- The functions that clean and validate visitor input. tests/support/corpus/contact.json covers every rule of the form
-- through the tables, is_email altogether; these are the values that distinguish the other functions.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(24);

select is(private.visible_length(value), length, 'visible_length: ' || title)
from (values
  ('Jo', 2, 'counts letters'),
  ('', 0, 'an empty text has none'),
  (E'  Jo  \u200B Doe\u200B  ', 8, 'spaces at the ends do not count, each one within does'),
  (E'\u3164\u3164', 0, 'a filler is invisible although it is a letter'),
  (E'\u00A0\u3000\n\t', 0, 'every kind of space is a space'),
  (E'\U0001F600', 1, 'a character beyond 16 bits counts once'),
  (E'e\u0301', 2, 'code points are counted, composed or not')
) as examples (value, length, title);

select is(private.trimmed(value), result, 'trimmed: ' || title)
from (values
  (E' \t\nJo Doe\u00A0\u3000\uFEFF', 'Jo Doe', 'removes whitespace as defined by JavaScript'),
  (E'Jo\u00A0 Doe', E'Jo\u00A0 Doe', 'keeps the spaces between words'),
  (E'\u200BJo\u0085', E'\u200BJo\u0085', 'keeps characters that are not whitespace in JavaScript'),
  (E' \n ', '', 'leaves nothing of spaces')
) as examples (value, result, title);

select is(private.clean_line(value), result, 'clean_line: ' || title)
from (values
  (E'  Jo \u00A0\u2003 Doe ', 'Jo Doe', 'leaves one space between words'),
  (E'Rene\u0301', E'Ren\u00E9', 'composes letters and accents'),
  (E'Jo\nDoe', E'Jo\nDoe', 'keeps a line break, to be refused by the constraint')
) as examples (value, result, title);

select is(private.clean_text(value), result, 'clean_text: ' || title)
from (values
  (E'one\r\ntwo\rthree\u2028four\u0085five', E'one\ntwo\nthree\nfour\nfive', 'every line break becomes \n'),
  (E'one\u0007\u001B[31m two', 'one[31m two', 'drops control characters'),
  (E'one\ttwo   three', E'one\ttwo   three', 'keeps inner tabs and spaces'),
  (E'\n\n one \n\n', 'one', 'trims'),
  (E'e\u0301', E'\u00E9', 'composes')
) as examples (value, result, title);

prepare key as select private.content_key('Jo Doe', 'jo@example.com', 'Please call me tomorrow.');
select is(length(private.content_key('Jo', 'jo@example.com', 'Hello')), 32, 'content_key: a hash of 32 bytes');
select results_eq('key', $$ select private.content_key('Jo Doe', 'JO@Example.COM', 'Please call me tomorrow.') $$,
  'content_key: the letter case of the address does not matter');
select results_ne('key', $$ select private.content_key('jo doe', 'jo@example.com', 'Please call me tomorrow.') $$,
  'content_key: the letter case of the name does');
select results_ne('key', $$ select private.content_key('Jo DoeP', 'jo@example.com', 'lease call me tomorrow.') $$,
  'content_key: fields are delimited');

select is_empty($$
    select proname from pg_proc
    where pronamespace = 'private'::regnamespace
      and proname in ('visible_length', 'trimmed', 'clean_line', 'clean_text', 'is_email', 'content_key')
      and not (provolatile = 'i' and proisstrict)
  $$, 'the rules are immutable, as constraints and generated columns need them, and strict');

select * from finish();
rollback;
