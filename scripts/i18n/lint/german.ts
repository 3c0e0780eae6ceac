import { matching, type Rule } from './text.ts'

const familiar = /\b(du|dich|dir|dein|deine|deinen|deinem|deiner|deines|euch|euer|eure|euren|eurem|eurer)\b/gi
const english = /(?<![\p{L}-])(the|and|of|with|your|you|our|from|this|that|are|for|to)(?![\p{L}-])/giu

/** German addresses readers as Sie. */
export const address: Rule = ({ text, language }) =>
  language === 'de' ? matching(familiar, (word) => `“${word}” is too familiar; address the reader as Sie`)(text) : []

/** Untranslated English words in German messages. */
export const leftovers: Rule = ({ text, language }) =>
  language === 'de' ? matching(english, (word) => `“${word}” is English; translate it`)(text) : []
