import { company, sampleContent } from '../../company/company.ts'
import { mailLink } from '../../company/reach-us.ts'
import { section, type LegalDocument } from '../legal-document.ts'
import { heads } from './heads.ts'

export const disclaimer: LegalDocument = {
  ...heads.disclaimer,
  updated: '2026-11-27',
  summary: [
    'Zahlen, Fallstudien und Kundenstimmen auf dieser Website sind kein Versprechen, dass Sie dasselbe erreichen.',
    ...(sampleContent ? ['Sie sind Beispielinhalte: Die Personen und Unternehmen darin sind erfunden.'] : []),
    'Was eine KI ausgibt, kann falsch sein. Ein Mensch muss es prüfen.',
    'Nichts auf dieser Website ist rechtliche, steuerliche oder medizinische Beratung.',
  ],
  sections: [
    section('figures', 'Zahlen, Fallstudien und Kundenstimmen', [
      ...(sampleContent
        ? [
            'Zahlen, Bewertungen, Kundenzahlen, Fallstudien und Kundenstimmen auf dieser Website sind Beispielinhalte. Die Personen und Unternehmen darin sind erfunden, ebenso die Mitglieder unseres Teams.',
          ]
        : []),
      'Eine Zahl wie die Rendite eines Projekts zeigt, welche Ergebnisse wir anstreben und messen. Sie sagt nicht voraus, was Sie erreichen: Das hängt von Ihren Daten, Ihren Abläufen und der Zeit Ihres Teams ab. Das Ziel Ihres Projekts und wie es gemessen wird, steht im Angebot.',
    ]),
    section('ai-output', 'Was KI-Systeme ausgeben', [
      'KI-Systeme erfinden Tatsachen, lesen Zahlen falsch, wiederholen Vorurteile aus ihren Trainingsdaten und antworten auf dieselbe Frage verschieden. Sie tun es in flüssigen Sätzen, deshalb fallen Fehler kaum auf. Das gilt für die Systeme, die wir bauen, und für die Tools, die wir empfehlen.',
      {
        list: [
          'Lassen Sie Texte, Zahlen und Übersetzungen von jemandem prüfen, der das Thema kennt, bevor sie hinausgehen.',
          'Überlassen Sie Entscheidungen über Menschen, Geld und Gesundheit Menschen.',
          'Klären Sie die Rechte, bevor Sie erzeugte Bilder, Stimmen oder Musik verwenden. Was eine Maschine allein erzeugt, schützt das Urheberrecht meist nicht.',
          'Kennzeichnen Sie KI-Inhalte, wo das Gesetz es verlangt, zum Beispiel nach Art.\u00A050 der KI-Verordnung.',
        ],
      },
      'Einige Texte und Bilder dieser Website können mit Hilfe von KI entstanden sein.',
    ]),
    section('no-advice', 'Keine Beratung im Einzelfall', [
      'Die Inhalte dieser Website sind allgemein. Sie sind keine Rechts-, Steuer-, Finanz- oder medizinische Beratung und ersetzen kein Gespräch mit jemandem, der dafür zugelassen ist. Wer sie liest oder uns schreibt, erteilt uns noch keinen Auftrag.',
    ]),
    section('currency', 'Richtigkeit und Verfügbarkeit', [
      'Wir prüfen, was wir veröffentlichen. KI-Produkte, ihre Preise und das Recht ändern sich aber schnell. Preise, Funktionen und Nutzerzahlen fremder Tools waren nach bestem Wissen richtig, als wir sie aufgeschrieben haben. Was heute gilt, sagt die Website des Anbieters.',
      [
        'Wir können nicht versprechen, dass diese Website immer erreichbar und frei von Fehlern ist. Wenn Sie einen finden, schreiben Sie bitte an ',
        mailLink,
        '.',
      ],
    ]),
    section('links', 'Links auf andere Websites', [
      'Jede verlinkte Seite haben wir angesehen, als wir den Link gesetzt haben, und nichts Rechtswidriges gefunden. Was ihr Betreiber später ändert, können wir nicht ständig überwachen und machen es uns nicht zu eigen. Erfahren wir von einem Rechtsverstoß, entfernen wir den Link.',
    ]),
    section('trademarks', 'Fremde Namen und Marken', [
      `Namen und Logos von KI-Tools und anderer Software gehören ihren Inhabern. Wir nennen sie, um zu sagen, womit wir arbeiten. Das bedeutet nicht, dass ein Anbieter mit ${company.name} zusammenarbeitet, diese Website geprüft hat oder uns empfiehlt.`,
    ]),
    section('liability', 'Was diese Seite nicht ausschließt', [
      [
        'Diese Seite erklärt Grenzen und nimmt niemandem Rechte. Wofür wir haften, steht in den ',
        { text: 'Allgemeinen Geschäftsbedingungen', href: '/legal/terms-of-service#liability' },
        '; zwingende gesetzliche Haftung bleibt, wie sie ist. Was wir in einem Vertrag zusagen, gilt, gleich was hier steht.',
      ],
    ]),
  ],
}
