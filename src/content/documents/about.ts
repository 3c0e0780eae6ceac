import type { ClientSlug } from '../clients.ts'
import { company } from '../company.ts'
import { heads, type DocumentHead } from './heads.ts'

/** The texts of the About page, which exists in German only. */
interface AboutPage extends DocumentHead {
  /** The short label above the headline. */
  name: string
  lead: string
  capabilities: { title: string; items: readonly [Capability, Capability, Capability, Capability] }
  statistics: { title: string; items: readonly [Statistic, Statistic, Statistic, Statistic] }
  philosophy: { title: string; paragraphs: readonly [string, string, string] }
  testimonials: {
    title: string
    /** Completes the text alternative of the stars: "5 von 5 Sternen". */
    ofFiveStars: string
    items: readonly [Testimonial, Testimonial, Testimonial]
  }
  action: { title: string; text: string; toContact: string; toServices: string }
}

interface Capability {
  icon: 'workflow' | 'pen-line' | 'graduation-cap' | 'shield-check'
  title: string
  text: string
}

interface Statistic {
  value: string
  label: string
}

interface Testimonial {
  client: ClientSlug
  /** 1 to 5 stars */
  rating: number
  role: string
  content: string
  result: string
}

export const about = {
  ...heads.about,
  name: `Über ${company.name}`,
  lead: `${company.name} sitzt in ${company.address.locality} und arbeitet für Betriebe in den USA und im deutschsprachigen Raum. Wir nehmen uns einen Ablauf vor, der Ihre Leute jede Woche Stunden kostet, bauen die Lösung in Ihre vorhandenen Programme ein und schulen das Team, das sie bedient.`,
  capabilities: {
    title: 'Vier Dinge, die wir können',
    items: [
      {
        icon: 'workflow',
        title: 'Abläufe automatisieren',
        text: 'Wir verbinden Postfach, ERP und CRM, damit eine Bestellung ohne Abtippen im System landet. Nach rund vier Wochen läuft der erste Ablauf im Test, zunächst neben der bisherigen Arbeit her.',
      },
      {
        icon: 'pen-line',
        title: 'Inhalte herstellen',
        text: 'Text, Bild, Film, Stimme und Musik in Ihrem Stil. Ihre Redaktion legt die Regeln fest und gibt jedes Stück frei, bevor es nach draußen geht.',
      },
      {
        icon: 'graduation-cap',
        title: 'Teams schulen',
        text: 'Geübt wird mit Ihren eigenen Fällen, in Gruppen, in denen jeder selbst tippt. Nach vier Wochen sehen wir uns an, was davon im Alltag geblieben ist, und bessern nach.',
      },
      {
        icon: 'shield-check',
        title: 'Risiken begrenzen',
        text: 'Welche Daten dürfen hinaus, wer haftet, was verlangt die KI-Verordnung? Wir klären das mit Datenschutz und Betriebsrat, bevor die erste Zeile Code entsteht.',
      },
    ],
  },
  statistics: {
    title: 'Was bisher zusammengekommen ist',
    items: [
      { value: '500+', label: 'Projekte, vom Tagesworkshop bis zur fertigen Anbindung' },
      { value: '2.5M+', label: 'Euro, die Kunden eingespart haben' },
      { value: '10+', label: 'Jahre KI in Kundenprojekten' },
      { value: '98%', label: 'Zufriedenheit, am Ende jedes Projekts erfragt' },
    ],
  },
  philosophy: {
    title: 'Unsere Philosophie: Das letzte Wort hat ein Mensch',
    paragraphs: [
      'Manche Aufträge lehnen wir ab. Wir bauen nichts, das ohne einen Menschen darüber entscheidet, wer eingestellt wird oder wem gekündigt wird. Wir klonen keine Stimme ohne schriftliche Einwilligung, und unsere Chatbots geben sich nicht als Mitarbeiter aus. Wenn eine Excel-Formel Ihr Problem löst, sagen wir das im ersten Gespräch und verdienen an diesem Tag nichts.',
      'Wir fangen klein an, weil große Vorhaben ihre Irrtümer zu spät zeigen. Ein Pilot hat bei uns einen Ablauf, ein Team und eine Zahl, die vorher gemessen wird: etwa die Minuten je Angebot. Nach 30 Tagen messen wir wieder. Ist die Zahl nicht besser geworden, reden wir über die Ursache und nicht über die nächste Ausbaustufe. Ein gescheiterter Pilot kostet Sie ein paar Wochen. Ein gescheitertes Programm kostet Sie den guten Willen der Belegschaft, und der kommt so schnell nicht wieder.',
      'Die Kontrolle bleibt im Haus. Ein Angebot geht erst hinaus, wenn der Vertrieb es freigegeben hat; einen Arztbrief liest die Ärztin, bevor sie ihn unterschreibt. Jede Automatik hat einen Ausschalter, den Ihre Leute kennen, und ein Protokoll, das zeigt, wer was freigegeben hat. Prompts, Regeln und Zugänge dokumentieren wir so, dass Sie auch mit einem anderen Dienstleister weiterarbeiten können. Wir möchten, dass Sie bleiben, weil es sich rechnet.',
    ],
  },
  testimonials: {
    title: 'Was Kunden sagen',
    ofFiveStars: 'von 5 Sternen',
    items: [
      {
        client: 'tom-keller',
        rating: 5,
        role: 'Leiter Qualitätsmanagement',
        content:
          'Die ersten zwei Wochen waren zäh, weil unsere Zeichnungen in fünf verschiedenen Ablagen lagen. Seit die aufgeräumt sind, liegt der Entwurf für ein Angebot auf dem Tisch, bevor der Kunde nachfragt.',
        result: 'Angebot in 1,5 statt 6 Stunden',
      },
      {
        client: 'miriam-vogel',
        rating: 5,
        role: 'Leiterin Praxismanagement',
        content:
          'Beim ersten Termin hieß es, für die Terminvergabe bräuchten wir gar keine KI. Bei den Arztbriefen schon. Der Datenschutz hat länger gedauert als die Technik, und das war richtig so.',
        result: '50 Minuten weniger Schreibarbeit je Sprechtag',
      },
      {
        client: 'sofia-brandt',
        rating: 4,
        role: 'Marketingleiterin',
        content:
          'Unsere Texterinnen waren dagegen, eine hat das im Workshop offen gesagt. Heute pflegt sie die Stilregeln. Bei Polsterstoffen schreibt die KI noch immer zu blumig, da kürzen wir jedes Mal.',
        result: '900 Artikeltexte in vier Wochen',
      },
    ],
  },
  action: {
    title: 'Nennen Sie uns den Ablauf, der Sie am meisten aufhält',
    text: 'In 30 Minuten sagen wir Ihnen, ob KI dort hilft, wie lange es dauert und was es ungefähr kostet. Das Gespräch ist kostenlos und verpflichtet zu nichts.',
    toContact: 'Erstgespräch vereinbaren',
    toServices: 'Leistungen und Preise ansehen',
  },
} as const satisfies AboutPage
