import { matching, type Rule } from './text.ts'

const familiar = /\b(du|dich|dir|dein|deine|deinen|deinem|deiner|deines|euch|euer|eure|euren|eurem|eurer)\b/gi
const english = /(?<![\p{L}-])(the|and|of|with|your|you|our|from|this|that|are|for|to)(?![\p{L}-])/giu

/** German addresses readers as Sie. */
export const address: Rule = ({ text, language }) =>
  language === 'de' ? matching(familiar, (word) => `“${word}” is too familiar; address the reader as Sie`)(text) : []

/** Untranslated English words in German messages. */
export const leftovers: Rule = ({ text, language }) =>
  language === 'de' ? matching(english, (word) => `“${word}” is English; translate it`)(text) : []

/** Phrases that a native reader would not write, with what to write instead. */
const unwanted: Record<string, readonly [pattern: RegExp, instead: string][]> = {
  en: [
    [/\be-mails?\b/gi, '“email”'],
    [/(?<!big )\bpictures?\b/gi, '“image” or “photo”'],
    [/\bpercent\b/gi, 'the sign: 57%'],
    [/\bwhat speaks against\b/gi, '“the downsides”'],
    [/\b(does|do|did) (the|that) sums?\b/gi, '“runs the numbers”'],
    [/\bfor whom\b/gi, '“who it’s for”'],
    [/\bhow it goes\b/gi, '“how it works”'],
    [/\bask for a date\b/gi, '“check availability”'],
    [/\bstudio date\b/gi, '“studio session”'],
    [/\bon probation\b/gi, '“trial”'],
    [/\bclerks?\b/gi, '“rep”, or the department'],
    [/\bwaiting lines?\b/gi, '“hold queue”'],
    [/\bproduct texts?\b/gi, '“product description”'],
    [/\bat your place\b/gi, '“at your company”'],
    [/\breckon with\b/gi, '“expect”'],
    [/\bload (it )?again\b/gi, '“reload”'],
    [/\bper \w+ and (day|week|month)\b/gi, '“a day for each …”'],
  ],
  de: [
    [/(?<!Meine KI-)\bServices\b/g, '„Leistungen“'],
    [/\bKI-Dienste\b/g, '„KI-Leistungen“'],
    [/\bNDA\b/g, '„Vertraulichkeitsvereinbarung“'],
    [/\bOops\b/gi, '„Hoppla“'],
    [/\bStimmkarten?\b/g, '„Tonprofil“'],
    [/\b(taugt|taugen)\b/g, '„eignet sich“'],
    [/\b(fliegt|fliegen) raus\b/g, '„scheidet aus“'],
    [/\b(das|dem|im|vom) Daily\b/g, '„Morgenrunde“'],
    [/\bverfilmte[rn]?\b/g, '„mit Film“'],
    [/\bmit dem Ohr\b/g, '„nach Gehör“'],
    [/\bErstgespräch\w*\b/g, '„Strategiegespräch“, the one name of the offer'],
  ],
}

/** Phrases that sound translated or dated, and second names of things that have one. */
export const phrases: Rule = ({ text, language }) =>
  (unwanted[language] ?? []).flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map(([phrase]) => `“${phrase}”: write ${instead}`),
  )

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
