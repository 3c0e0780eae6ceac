import { company } from '../../company/company.ts'
import { promises } from '../../company/promises.ts'
import { mailLink } from '../../company/reach-us.ts'
import { isOwnFolder, photoSource } from '../../photo-source.ts'
import type { DocumentSection } from '../legal-document.ts'

/** How accessible the site is, what its limits are, and whom to tell; a section of the imprint. */
export const accessibilityStatement: DocumentSection = {
  id: 'accessibility',
  title: 'Erklärung zur Barrierefreiheit',
  blocks: [
    `Diese Erklärung geben wir freiwillig ab. Sie gilt für ${new URL(company.origin).host}.`,
    'Die Website erfüllt nach unserer eigenen Prüfung die Anforderungen der WCAG 2.2, Stufe AA. Ein Zertifikat einer Prüfstelle haben wir nicht.',
    'So prüfen wir:',
    {
      list: [
        'Jede Seite wird bei jeder Änderung automatisch geprüft: auf Deutsch und Englisch, hell und dunkel, auf schmalen und breiten Bildschirmen.',
        'Ebenso geprüft werden die Bedienung nur mit der Tastatur, Text in doppelter Größe, Kontraste und die Meldungen der Formulare.',
        'Diagramme liegen auch als Tabelle oder Liste vor. Inhalt und Links funktionieren ohne JavaScript, und wer Bewegungen im System abgeschaltet hat, sieht keine.',
      ],
    },
    'Bekannte Grenzen:',
    {
      list: [
        ...photoLimit(),
        '„Über uns“, den Leistungskatalog und die rechtlichen Texte gibt es nur auf Deutsch.',
        'Nicht geprüft haben wir die Websites der Workshops und der KI-Tools, auf die wir verlinken.',
      ],
    },
    [
      'Wenn Sie auf eine Barriere stoßen, schreiben Sie an ',
      mailLink,
      `. Sie erhalten innerhalb von ${promises.replyHours.value} Stunden eine Antwort und den Inhalt auf Wunsch in anderer Form.`,
    ],
  ],
}

function photoLimit(source = photoSource): string[] {
  if (isOwnFolder(source)) return []
  return [
    `Nicht in unserer Hand liegen die Fotos. Sie kommen von ${new URL(source).host}; wenn der Dienst ausfällt oder gesperrt ist, fehlen sie, aber keine Information.`,
  ]
}
