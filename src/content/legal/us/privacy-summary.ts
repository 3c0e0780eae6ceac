import { company } from '../../company/company.ts'
import { security } from '../../company/security.ts'
import { jurisdiction } from '../../company/reach-us.ts'
import { newsletterLinkDays, retention } from '../../limits.ts'
import { isOwnFolder, photoSource } from '../../photo-source.ts'
import { germanSummary } from './german-summary.ts'
import { germanChatSummary } from './privacy-chat.ts'

export const germanPrivacySummary = germanSummary(
  `Verantwortlich ist ${company.legalName} in ${company.address.locality}, ${jurisdiction('de')}. Die Website setzt keine Cookies, misst keine Besuche und zeigt keine Werbung.`,
  ...photoLines(),
  `Was Sie über das Kontaktformular senden, nutzen wir für die Antwort und um doppelt gesendete Nachrichten zu erkennen. Spätestens nach ${retention.messageMonths} Monaten löschen wir es.`,
  ...germanChatSummary(),
  `Den Newsletter erhalten Sie erst, wenn Sie Ihre Adresse über den Link in unserer E-Mail bestätigt haben. Unbestätigte Adressen löschen wir ${newsletterLinkDays} Tage nach unserer E-Mail, oder nach ${retention.unsentDays} Tagen, wenn wir keine senden konnten. Abbestellen können Sie ihn mit einem Klick; den Nachweis Ihrer Einwilligung bewahren wir danach noch ${retention.proofYears} Jahre auf.`,
  `Datenbank und Formular laufen bei ${company.processors.database}, die Website bei ${company.processors.web}, der Versand unserer E-Mails bei ${company.processors.email}. Dabei werden Daten auch außerhalb der EU verarbeitet.`,
  `Nach der DSGVO können Sie Auskunft, Berichtigung, Löschung, Einschränkung und Herausgabe Ihrer Daten verlangen, eine Einwilligung widerrufen, der Verarbeitung widersprechen und sich bei einer Aufsichtsbehörde beschweren. Wir löschen innerhalb von ${retention.erasureDays} Tagen.`,
  security.euRepresentative
    ? `Unser Vertreter in der EU (Art.\u00A027 DSGVO) ist ${security.euRepresentative}.`
    : 'Einen Vertreter in der EU (Art.\u00A027 DSGVO) haben wir noch nicht benannt; schreiben Sie uns bitte direkt.',
)

function photoLines(source = photoSource): string[] {
  if (isOwnFolder(source)) return []
  return [`Fotos lädt Ihr Browser von ${new URL(source).host}. Dieser Anbieter erfährt Ihre IP-Adresse.`]
}
