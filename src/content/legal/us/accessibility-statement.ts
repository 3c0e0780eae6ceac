import { company } from '../../company/company.ts'
import { isOwnFolder, photoSource } from '../../photo-source.ts'
import { promises } from '../../company/promises.ts'
import type { DocumentSection, Translated } from '../legal-document.ts'
import { mailLink } from '../../company/reach-us.ts'

const site = new URL(company.origin).host

const german: Translated = {
  lang: 'de',
  title: 'Erklärung zur Barrierefreiheit',
  lines: [
    `Diese Erklärung geben wir freiwillig ab. Sie gilt für ${site}; Stand: 23. November 2026.`,
    'Die Website erfüllt nach unserer eigenen Prüfung die Anforderungen der WCAG 2.2, Stufe AA. Ein Zertifikat einer Prüfstelle haben wir nicht.',
    'Jede Seite wird bei jeder Änderung automatisch geprüft: auf Deutsch und Englisch, hell und dunkel, auf schmalen und breiten Bildschirmen.',
    'Ebenso geprüft werden die Bedienung nur mit der Tastatur, Text in doppelter Größe, Kontraste und die Meldungen der Formulare.',
    'Diagramme liegen auch als Tabelle oder Liste vor. Inhalt und Links funktionieren ohne JavaScript, und wer Bewegungen im System abgeschaltet hat, sieht keine.',
    ...germanPhotoLimit(),
    'Nur auf Deutsch gibt es „Über uns“ und den Leistungskatalog, nur auf Englisch die rechtlichen Texte, diese mit einer Zusammenfassung auf Deutsch.',
    'Nicht geprüft haben wir die Websites der Workshops und der KI-Tools, auf die wir verlinken.',
    `Wenn Sie auf eine Barriere stoßen, schreiben Sie an ${company.email}. Sie erhalten innerhalb von ${promises.replyHours.value}\u00A0Stunden eine Antwort und den Inhalt auf Wunsch in anderer Form.`,
  ],
}

function germanPhotoLimit(source = photoSource): string[] {
  if (isOwnFolder(source)) return []
  return [
    `Nicht in unserer Hand liegen die Fotos. Sie kommen von ${new URL(source).host}; wenn der Dienst ausfällt oder gesperrt ist, fehlen sie, aber keine Information.`,
  ]
}

function photoLimit(source = photoSource): string[] {
  if (isOwnFolder(source)) return []
  return [
    `Photos come from ${new URL(source).host}. If that host is down or blocked, the photos are missing, but no information is lost.`,
  ]
}

/** How accessible the site is, what its limits are, and whom to tell; a section of the imprint. */
export const accessibilityStatement: DocumentSection = {
  id: 'accessibility',
  title: 'Accessibility statement',
  translated: german,
  blocks: [
    `We make this statement voluntarily. It covers ${site} and dates from November 23, 2026.`,
    'By our own assessment, the site conforms to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. It has not been certified by anyone else.',
    'How we test:',
    {
      list: [
        'Every page is checked automatically at every change, in English and German, in both themes, on narrow and wide screens.',
        'The same goes for keyboard-only use, text at twice its size, contrast and form messages.',
        'Charts are also available as a table or a list. Text and links work without JavaScript, and nothing moves for visitors who have turned motion off.',
      ],
    },
    'Known limits:',
    {
      list: [
        ...photoLimit(),
        'The About page and the service catalog exist in German only, and the legal pages in English with a summary in German.',
        'The sites of our workshops and of the tools we link to are not part of this assessment.',
      ],
    },
    [
      'If something on this site keeps you out, write to ',
      mailLink,
      `. You will get a reply within ${promises.replyHours.value} hours and, if you like, the content in another form.`,
    ],
  ],
}
