import { company } from '../../company/company.ts'
import { retention } from '../../limits.ts'
import { section, type DocumentSection } from '../legal-document.ts'

/** The privacy policy's section on the messenger; none if the company has no chat. */
export function chatSections({ chat } = company): DocumentSection[] {
  if (!chat) return []
  return [
    section('chat', `If you chat with us on ${chat.name}`, [
      `The chat on our contact page is a link. Nothing is loaded from ${chat.name} until you press it; it then opens in a new tab or in its app. What you write there, your phone number and your profile reach us through the company that runs ${chat.name}. That company processes them under its own terms, also in the United States. We use them to answer you and delete the conversation after ${retention.messageMonths} months at most.`,
      'The legal basis is that you contact us about a possible contract, or our legitimate interest in answering (Art. 6(1)(b) and (f) GDPR). If you would rather not use a messenger, write by email or call us.',
    ]),
  ]
}

/** The German summary's sentence about the messenger. */
export function germanChatSummary({ chat } = company): string[] {
  if (!chat) return []
  return [
    `Den Chat über ${chat.name} öffnet erst Ihr Klick auf den Link. Was Sie dort schreiben, verarbeitet auch dessen Betreiber.`,
  ]
}
