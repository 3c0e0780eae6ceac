import { languageKey } from '#locale/locales.ts'
import { company } from '../../company/company.ts'
import { mailLink, phoneLink, postalAddress } from '../../company/reach-us.ts'
import { security } from '../../company/security.ts'
import { retention } from '../../limits.ts'
import { section, type LegalDocument } from '../legal-document.ts'
import { heads } from './heads.ts'
import { formSections } from './privacy-forms.ts'
import { photoSections, photoSummary } from './privacy-photos.ts'
import { rightsSections } from './privacy-rights.ts'

export const privacyPolicy: LegalDocument = {
  ...heads.privacyPolicy,
  updated: '2026-11-27',
  summary: [
    'Diese Website setzt keine Cookies, misst keine Besuche und zeigt keine Werbung.',
    ...photoSummary(),
    `Was Sie über das Kontaktformular senden, bewahren wir höchstens ${retention.messageMonths} Monate auf.`,
    `Eine E-Mail genügt, um Ihre Daten löschen zu lassen. Wir tun es innerhalb von ${retention.erasureDays} Tagen.`,
  ],
  sections: [
    section('controller', 'Wer verantwortlich ist', [
      [
        `Verantwortlich im Sinne der DSGVO ist die ${company.legalName}, ${postalAddress('de')}. Sie erreichen uns per E-Mail unter `,
        mailLink,
        ' und telefonisch unter ',
        phoneLink,
        '.',
      ],
      security.dataProtectionOfficer
        ? `Unser Datenschutzbeauftragter ist ${security.dataProtectionOfficer}.`
        : 'Einen Datenschutzbeauftragten müssen wir nicht benennen (§\u00A038 BDSG). Fragen zu Ihren Daten beantworten unter der Adresse oben die Menschen, die diese Website betreiben.',
    ]),
    section('visit', 'Was geschieht, wenn Sie eine Seite öffnen', [
      'Ihr Browser muss unserem Webhoster mitteilen, wohin er die Seite senden soll. Zu jeder Anfrage protokolliert der Server:',
      {
        list: [
          'die IP-Adresse,',
          'Datum und Uhrzeit,',
          'die Adresse der Seite und ob sie ausgeliefert wurde,',
          'Browser und Betriebssystem, wie Ihr Browser sie nennt,',
          'die Seite, von der Sie kommen, wenn Ihr Browser sie mitteilt.',
        ],
      },
      `Diese Protokolle brauchen wir, um Fehler zu finden und Angriffe abzuwehren. Rechtsgrundlage ist unser berechtigtes Interesse an einer Website, die funktioniert und sicher ist (Art.\u00A06 Abs. 1 lit. f DSGVO). Sie werden nach höchstens ${retention.logDays} Tagen gelöscht, wenn wir einen Eintrag nicht länger brauchen, um einen bestimmten Vorfall aufzuklären. Mit dem, was Sie uns senden, führen wir sie nicht zusammen.`,
      'Der Server liest auch, welche Sprache Ihr Browser bevorzugt, um auf Deutsch oder Englisch zu antworten. Gesondert aufgezeichnet wird das nicht.',
      'Auf dieser Website gibt es keine Analysesoftware, kein Werbenetz, keine Zählpixel und kein eingebettetes soziales Netzwerk. Schriften kommen von unserem eigenen Server.',
    ]),
    ...photoSections(),
    section('storage', 'Was in Ihrem Browser bleibt', [
      'Diese Website setzt nie ein Cookie. Einige Werte legt sie im Speicher Ihres Browsers ab. Der lokale Speicher bleibt, bis Sie ihn löschen; der Sitzungsspeicher endet, wenn Sie den Tab schließen.',
      {
        head: ['Eintrag', 'Wo', 'Wozu'],
        rows: [
          ['theme', 'Lokaler Speicher', 'Merkt sich, ob Sie die helle oder die dunkle Darstellung gewählt haben.'],
          [
            languageKey.storage,
            'Lokaler Speicher',
            'Merkt sich Ihre Sprache: die gewählte oder die, die die Website erkannt hat.',
          ],
          [
            'Gewählte Filter',
            'Sitzungsspeicher',
            'Merkt sich die gewählte Kategorie im Leistungskatalog und im Katalog der Tools.',
          ],
          [
            'Zahlen im Ersparnisrechner',
            'Sitzungsspeicher',
            'Behält beim Neuladen, was Sie auf der Startseite eingegeben haben. Zu uns gelangt es nur als Teil einer Nachricht, die Sie senden.',
          ],
          [
            'Entwurf des Kontaktformulars',
            'Sitzungsspeicher',
            'Behält eine ungesendete Nachricht, wenn Sie die Seite neu laden oder die Verbindung abbricht. Gelöscht, sobald die Nachricht gespeichert ist, wenn Sie den Tab schließen, spätestens nach 24 Stunden.',
          ],
          [
            'Einträge, die mit tsr oder tanstack beginnen',
            'Sitzungsspeicher',
            'Merken sich, wie weit Sie gescrollt haben, und dass eine Seite nach einer Aktualisierung der Website neu geladen wurde.',
          ],
          [
            'sb-<project>-auth-token',
            'Lokaler Speicher',
            'Sitzungsschlüssel unserer Datenbanksoftware. Es gibt ihn nur, wenn es eine Sitzung gibt; auf dieser Website meldet sich niemand an, also finden Sie ihn normalerweise nicht.',
          ],
        ],
      },
      'Keiner dieser Einträge dient dazu, Sie wiederzuerkennen oder Ihnen von Seite zu Seite zu folgen. Der Entwurf verlässt Ihren Browser erst, wenn Sie auf Senden drücken. Die Einträge dienen nur Funktionen, die Sie selbst nutzen, und brauchen deshalb keine Einwilligung (§\u00A025 Abs. 2 Nr. 2 TDDDG). Sie können sie jederzeit im Browser löschen.',
      `Hat Ihr Browser schon ein Cookie namens ${languageKey.cookie}, zum Beispiel von einer älteren Fassung der Website, liest die Website daraus die Sprache und lässt es, wie es ist.`,
    ]),
    ...formSections,
    ...rightsSections,
  ],
}
