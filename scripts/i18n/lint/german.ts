import { wherever, type Rule } from './text.ts'

const familiar = /\b(du|dich|dir|dein|deine|deinen|deinem|deiner|deines|euch|euer|eure|euren|eurem|eurer)\b/gi
const english = /(?<![\p{L}-])(the|and|of|with|your|you|our|from|this|that|are|for|to)(?![\p{L}-])/giu

/** German readers are addressed as Sie. */
export const address: Rule = ({ text, language }) =>
  language === 'de' ? wherever(familiar, (word) => `“${word}” is too familiar; address the reader as Sie`)(text) : []

/** English words that were left standing in German. */
export const leftovers: Rule = ({ text, language }) =>
  language === 'de' ? wherever(english, (word) => `“${word}” is English; translate it`)(text) : []
