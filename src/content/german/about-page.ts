import { formatCurrency } from '#locale/format.ts'
import { company } from '../company/company.ts'
import { promises } from '../company/promises.ts'
import { services } from '../services/services.ts'
import { storyDays, trackRecord } from '../company/track-record.ts'
import { explained, number } from './german.ts'
import { documentTitles } from '../documents/document-titles.ts'

const { resultDays, replyHours } = promises

/** The texts of the About page, which exists in German only. */
export const about = {
  ...documentTitles.about,
  name: 'KI-Lösungen, Schulung und Beratung',
  lead: `${company.name} sitzt in ${company.address.locality} und arbeitet für mittelständische Unternehmen ${company.address.country === 'US' ? 'in den USA und ' : ''}in Deutschland. Wir bauen KI in Ihre vorhandenen Programme ein und schulen alle, die damit arbeiten.`,
  capabilities: {
    title: 'Was wir für Sie tun',
    items: [
      {
        icon: 'workflow',
        title: 'Abläufe automatisieren',
        text: `Wir verbinden Postfach, ERP und CRM, damit eine Bestellung ohne Abtippen im System landet. Nach ${number(services.find('ai-development').workingDays)} Arbeitstagen sehen Sie ein Testergebnis, danach beginnt das Pilotprojekt.`,
      },
      {
        icon: 'pen-line',
        title: 'Inhalte erstellen',
        text: 'Texte, Bilder, Filme, Stimmen und Musik in Ihrem Stil, nach den Regeln Ihrer Redaktion.',
      },
      {
        icon: 'graduation-cap',
        title: 'Teams schulen',
        text: 'Im Workshop oder an einem Schulungstag mit den Unterlagen Ihres Teams.',
      },
      {
        icon: 'shield-check',
        title: 'Risiken begrenzen',
        text: 'Welche Daten hinausdürfen, wer freigibt und was protokolliert wird, legen wir vor dem Pilotprojekt mit Datenschutz und Betriebsrat fest.',
      },
    ],
  },
  statistics: {
    title: `${company.name} in Zahlen`,
    items: [
      { value: trackRecord.projects, label: 'Projekte' },
      { value: trackRecord.saved, label: `${formatCurrency(company.currency, 'de')} eingespart` },
      { value: trackRecord.aiExperience, label: 'Jahre' },
      { value: trackRecord.satisfaction, label: 'Zufriedenheit' },
    ],
    note: [
      ...explained(trackRecord.projects, 'Projekte: vom Tagesworkshop bis zur fertigen Anbindung.'),
      ...explained(
        trackRecord.saved,
        `Eingespart: bei Kunden in den ersten ${number(storyDays)} Tagen nach dem Start.`,
      ),
      ...explained(trackRecord.aiExperience, 'Jahre: mit KI in Kundenprojekten.'),
      ...explained(trackRecord.satisfaction, 'Zufriedenheit: gefragt am Ende jedes Projekts.'),
    ].join(' '),
  },
  philosophy: {
    title: 'Unsere Philosophie',
    principles: [
      {
        claim: 'Zuerst setzen wir uns daneben.',
        text: 'Bevor wir etwas automatisieren, sehen wir der Person zu, die die Arbeit macht. Ihre Ausnahmen stehen in keinem Handbuch.',
      },
      {
        claim: 'Wir fangen klein an, weil große Vorhaben ihre Fehler zu spät zeigen.',
        text: `Ein Pilotprojekt hat bei uns einen Ablauf, ein Team und eine Kennzahl, die wir vorher messen: etwa die Minuten je Angebot. Am ${number(resultDays)}. Tag messen wir wieder.`,
      },
      {
        claim: 'Manche Aufträge lehnen wir ab.',
        text: 'Wir bauen nichts, was ohne einen Menschen entscheidet, wer eingestellt und wem gekündigt wird. Wir klonen keine Stimme ohne schriftliche Einwilligung, und unsere Chatbots geben sich nicht als Menschen aus.',
      },
    ],
  },
  testimonials: 'Was Kunden sagen',
  action: {
    title: 'Lernen Sie uns an einer echten Aufgabe kennen',
    text: `Beschreiben Sie den Ablauf, der Ihr Team am meisten aufhält. Innerhalb von ${number(replyHours)} Stunden bekommen Sie eine Antwort.`,
    toContact: 'Kostenloses Strategiegespräch buchen',
    toServices: 'Leistungen und Preise ansehen',
  },
} as const
