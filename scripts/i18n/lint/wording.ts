import { matching, type Rule } from './text.ts'

const familiar = /\b(du|dich|dir|dein|deine|deinen|deinem|deiner|deines|euch|euer|eure|euren|eurem|eurer)\b/gi
const english = /(?<![\p{L}-])(the|and|of|with|your|you|our|from|this|that|are|for|to)(?![\p{L}-])/giu

/** German addresses readers as Sie. */
export const address: Rule = ({ text, language }) =>
  language === 'de' ? matching(familiar, (word) => `“${word}” is too familiar; address the reader as Sie`)(text) : []

/** Untranslated English words in German messages. */
export const leftovers: Rule = ({ text, language }) =>
  language === 'de' ? matching(english, (word) => `“${word}” is English; translate it`)(text) : []

/** The beginnings of British spellings that writers of business English use. */
const british = new RegExp(
  [
    String.raw`\b(?:behaviour|catalogue|centre|cheque|colour|defence|favour|grey|judgement|labour|licence|neighbour)\w*`,
    String.raw`\b(?:fulfil|learnt|offence|programme|theatre|whilst)s?\b`,
    String.raw`\b(?:analy|apologi|automati|customi|digiti|emphasi|maximi|minimi|optimi|organi|practi|reali|recogni|speciali|standardi|summari)s(?:e|ed|es|ing|ation)\b`,
    String.raw`\b(?:cancel|label|model|travel)l(?:ed|ing)\b`,
  ].join('|'),
  'gi',
)

/** British spelling in English. */
export const spelling: Rule = ({ text, language }) =>
  language === 'en' ? matching(british, (word) => `“${word}” is British; write it as Americans do`)(text) : []
