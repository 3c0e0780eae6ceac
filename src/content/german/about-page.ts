import { formatCurrency } from '#locale/format.ts'
import { company } from '../company/company.ts'
import { parts } from '../company/parts.ts'
import { promises } from '../company/promises.ts'
import { services } from '../services/services.ts'
import { trackRecord } from '../company/track-record.ts'
import { number } from './german.ts'
import { documentTitles } from '../documents/document-titles.ts'

const { resultDays, replyHours } = promises

/** The texts of the About page, which exists in German only. */
export const about = {
  ...documentTitles.about,
  name: `Über ${company.name}`,
  lead: `${company.name} sitzt in ${company.address.locality} und arbeitet für mittelständische Unternehmen${company.address.country === 'US' ? ' in den USA und in Deutschland' : ''}.`,
  capabilities: {
    title: 'Was wir für Sie tun',
    items: [
      {
        icon: 'workflow',
        title: 'Abläufe automatisieren',
        text: `Eine Bestellung landet ohne Abtippen im ERP; Testergebnis nach ${number(services.find('ai-development').workingDays)} Arbeitstagen.`,
      },
      {
        icon: 'pen-line',
        title: 'Inhalte erstellen',
        text: 'Texte, Bilder, Filme, Stimmen und Musik in Ihrem Stil.',
      },
      {
        icon: 'graduation-cap',
        title: 'Teams schulen',
        text: `${parts.workshops ? 'Im Workshop oder an' : 'An'} einem Trainingstag, mit Ihren eigenen Unterlagen.`,
      },
      {
        icon: 'shield-check',
        title: 'Risiken begrenzen',
        text: 'Welche Daten hinausdürfen und wer freigibt, legen wir vorab mit Ihnen fest.',
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
    note: trackRecord.satisfaction && 'Zufriedenheit: gefragt am Ende jedes Projekts.',
  },
  philosophy: {
    title: 'Unsere Philosophie',
    principles: [
      {
        claim: 'Zuerst sehen wir zu.',
        text: 'Wer die Arbeit macht, zeigt sie uns, bevor wir etwas automatisieren.',
      },
      {
        claim: 'Wir fangen klein an.',
        text: `Ein Pilotprojekt hat einen Ablauf, ein Team und eine Kennzahl, etwa Minuten je Text. Bis zum ${number(resultDays)}. Tag messen wir wieder.`,
      },
      {
        claim: 'Manche Aufträge lehnen wir ab.',
        text: 'Wir bauen nichts, was allein über Einstellung oder Kündigung entscheidet, und klonen keine Stimme ohne schriftliche Einwilligung.',
      },
    ],
  },
  testimonials: 'Was Kunden sagen',
  action: {
    title: 'Lernen Sie uns an einer echten Aufgabe kennen',
    text: `Beschreiben Sie, was Ihr Team am meisten aufhält. Innerhalb von ${number(replyHours)} Stunden bekommen Sie eine Antwort.`,
    toContact: 'Kostenloses Strategiegespräch anfragen',
    toServices: 'Leistungen und Preise ansehen',
  },
} as const
