import { company } from '../../company/company.ts'
import { mailLink } from '../../company/reach-us.ts'
import { newsletterLinkDays, retention } from '../../limits.ts'
import { section, type DocumentSection } from '../legal-document.ts'

const { chat, processors } = company

/** The privacy policy's sections on what visitors send and who processes it for us. */
export const formSections: readonly DocumentSection[] = [
  section('contact-form', 'Wenn Sie uns schreiben', [
    'Das Kontaktformular fragt nach Name, E-Mail-Adresse und Nachricht. Alle drei brauchen wir, um Ihnen zu antworten. Vorgeschrieben ist die Angabe nicht; Sie können uns auch eine E-Mail schreiben oder anrufen.',
    `Was Sie senden, speichert eine Datenbank bei unserem Dienstleister ${processors.database}. Dazu speichern wir den Zeitpunkt, einen Prüfwert, der doppelt gesendete Nachrichten erkennt, und ob die Nachricht weitergeleitet wurde. Eine Kopie geht per E-Mail an unser Postfach. Es antwortet ein Mensch, kein Programm.`,
    'Rechtsgrundlage ist Art.\u00A06 Abs. 1 lit. b DSGVO, wenn es um einen Vertrag oder ein Angebot geht, sonst unser berechtigtes Interesse, Ihnen zu antworten (Art.\u00A06 Abs. 1 lit. f DSGVO).',
    `Wir bewahren Nachrichten höchstens ${retention.messageMonths} Monate auf, in der Datenbank und im Postfach. Wird ein Vertrag daraus, gelten für den Schriftwechsel die Fristen des Handels- und Steuerrechts (§\u00A0257 HGB, §\u00A0147 AO). Für E-Mails und Gesprächsnotizen gilt dasselbe.`,
    'Bitte senden Sie über das Formular keine Passwörter, Gesundheitsdaten oder Daten anderer Personen.',
  ]),
  section('newsletter', 'Newsletter', [
    'Wenn Sie Ihre E-Mail-Adresse eintragen, senden wir Ihnen eine E-Mail mit einem Link. Erst wenn Sie auf der Seite dahinter bestätigen, erhalten Sie den Newsletter, etwa einmal in der Woche. Rechtsgrundlage ist Ihre Einwilligung (Art.\u00A06 Abs. 1 lit. a DSGVO, §\u00A07 Abs. 2 Nr. 2 UWG).',
    'In derselben Datenbank speichern wir Ihre Adresse, die Sprache der Seite, die Fassung des Textes neben dem Formular und die Zeitpunkte von Anmeldung, Bestätigung und Abmeldung. Damit weisen wir Ihre Einwilligung nach (Art.\u00A07 Abs. 1 DSGVO). Zu den E-Mails speichern wir, wann sie gesendet wurden, ob der Versand scheiterte, einen Prüfwert des Links zur Bestätigung und einen zufälligen Wert für Ihren Link zur Abmeldung. Eine IP-Adresse speichern wir nicht.',
    `Eine Adresse, die nicht bestätigt wird, löschen wir ${newsletterLinkDays} Tage nach unserer E-Mail, oder nach ${retention.unsentDays} Tagen, wenn wir keine senden konnten. Wer sie bis dahin noch einmal einträgt, löst die E-Mail erneut aus, höchstens einmal in der Stunde und fünfmal insgesamt.`,
    [
      'Ihre Einwilligung können Sie jederzeit widerrufen: mit dem Link in jedem Newsletter, mit der Abmeldung in Ihrem E-Mail-Programm oder mit einer E-Mail an ',
      mailLink,
      `. Danach senden wir Ihnen keinen Newsletter mehr und bewahren nur Adresse, Sprache, Fassung und Zeitpunkte noch ${retention.proofYears} Jahre auf, um nachweisen zu können, dass frühere E-Mails mit Ihrer Einwilligung gesendet wurden. Rechtsgrundlage dafür ist unser berechtigtes Interesse, uns gegen Ansprüche zu verteidigen (Art.\u00A06 Abs. 1 lit. f DSGVO). Was vor dem Widerruf gesendet wurde, bleibt rechtmäßig. Ob Sie einen Newsletter öffnen und was Sie darin anklicken, messen wir nicht.`,
    ],
    'Steht eine Adresse schon auf der Liste, sagt das Formular es. Wer Ihre Adresse eintippt, kann also erfahren, dass Sie den Newsletter beziehen.',
  ]),
  section('abuse', 'Schutz vor massenhaften Nachrichten', [
    'Mit Ihrer Nachricht speichern wir keine IP-Adresse. Damit ein Programm nicht Hunderte Nachrichten sendet, zählt die Datenbank, wie viele in wenigen Minuten und an einem Tag vom selben Anschluss kamen. Dazu bildet sie aus der IP-Adresse und einem geheimen Wert einen Hash. Am Ende jedes Tages (UTC) werden die Hashes und der geheime Wert gelöscht; am nächsten Tag gilt ein anderer. Rechtsgrundlage ist unser berechtigtes Interesse an einem Formular, das nutzbar bleibt (Art.\u00A06 Abs. 1 lit. f DSGVO).',
  ]),
  section('recipients', 'Wer Daten für uns verarbeitet', [
    `Bei ${company.name} sehen Ihre Daten nur die Personen, die Anfragen beantworten und die Website pflegen. Diese Dienstleister arbeiten auf Grundlage von Verträgen nach Art.\u00A028 DSGVO für uns und dürfen die Daten nicht für eigene Zwecke nutzen:`,
    {
      head: ['Wer', 'Wofür', 'Welche Daten'],
      rows: [
        [processors.web, 'Auslieferung der Seiten', 'Protokolle des Servers, wie oben beschrieben'],
        [
          processors.database,
          'Datenbank und Formulare',
          'Nachrichten, Adressen für den Newsletter, technische Protokolle der Anfrage mit der IP-Adresse',
        ],
        [
          processors.email,
          'Zustellung Ihrer Nachricht in unser Postfach und der E-Mails zum Newsletter an Sie',
          'Name, E-Mail-Adresse, Nachricht',
        ],
      ],
    },
    'Darüber hinaus geben wir Daten nur weiter, wenn ein Gesetz oder ein Gericht es verlangt.',
  ]),
  section('transfers', 'Daten außerhalb der Europäischen Union', [
    'Mit Dienstleistern außerhalb der Europäischen Union vereinbaren wir die Standardvertragsklauseln der Europäischen Kommission (Durchführungsbeschluss (EU) 2021/914), soweit nicht ein Angemessenheitsbeschluss gilt (Art.\u00A045 und 46 DSGVO). Eine Kopie der Klauseln senden wir Ihnen auf Wunsch.',
  ]),
  ...(chat ? [chatSection(chat)] : []),
  section('decisions', 'Keine Profile, keine automatisierten Entscheidungen', [
    'Wir treffen keine automatisierten Entscheidungen über Sie und bilden kein Profil von Ihnen (Art.\u00A022 DSGVO). Mit Nachrichten und Adressen trainieren wir keine KI-Modelle.',
  ]),
]

function chatSection({ name }: { name: string }): DocumentSection {
  return {
    id: 'chat',
    title: `Wenn Sie mit uns über ${name} chatten`,
    blocks: [
      `Der Chat auf unserer Kontaktseite ist ein Link. Von ${name} wird nichts geladen, bevor Sie ihn anklicken; dann öffnet sich ein neuer Tab oder die App. Was Sie dort schreiben, Ihre Telefonnummer und Ihr Profil erreichen uns über den Betreiber von ${name}, der sie nach eigenen Bedingungen verarbeitet, auch außerhalb der EU. Wir nutzen sie für die Antwort und löschen das Gespräch nach höchstens ${retention.messageMonths} Monaten.`,
      'Rechtsgrundlage ist, dass Sie uns wegen eines möglichen Vertrags schreiben, oder unser berechtigtes Interesse, Ihnen zu antworten (Art.\u00A06 Abs. 1 lit. b und f DSGVO).',
    ],
  }
}
