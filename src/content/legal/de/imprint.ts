import { company, sampleImprint } from '../../company/company.ts'
import { mailLink, phoneLink, postalAddress } from '../../company/reach-us.ts'
import { section, type LegalDocument } from '../legal-document.ts'
import { accessibilityStatement } from './accessibility-statement.ts'
import { heads } from './heads.ts'

const { register } = company

export const imprint: LegalDocument = {
  ...heads.imprint,
  updated: '2026-11-27',
  summary: [
    `Diese Website betreibt die ${company.legalName} in ${company.address.locality}.`,
    `Sie erreichen uns unter ${company.email} und ${company.phone.display}.`,
    'Unsere Angebote richten sich nur an Unternehmen, Behörden und Selbstständige. Alle Preise sind Nettopreise.',
  ],
  sections: [
    section('provider', 'Angaben nach §\u00A05 DDG', [
      {
        head: ['Angabe', 'Inhalt'],
        rows: [
          ['Name', company.legalName],
          ['Rechtsform', register.legalForm],
          ['Anschrift', postalAddress('de')],
          ['Vertreten durch', register.representative],
          ['E-Mail', [mailLink]],
          ['Telefon', [phoneLink]],
          ['Register', register.court],
          ['Registernummer', register.number],
          ['Umsatzsteuer-Identifikationsnummer (§\u00A027a UStG)', register.taxId],
        ],
      },
      ...(sampleImprint ? ['Vertretung, Register und Steuernummer sind Beispielangaben.'] : []),
    ]),
    section('responsible', 'Verantwortlich für den Inhalt', [
      'Verantwortlich nach §\u00A018 Abs. 2 MStV ist, wer oben als Vertretung steht, unter derselben Anschrift.',
    ]),
    section('disputes', 'Verbraucher\u00ADschlichtung', [
      'Unsere Angebote richten sich an Unternehmen. Zur Teilnahme an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle sind wir weder bereit noch verpflichtet (§\u00A036 VSBG).',
    ]),
    accessibilityStatement,
    section('notices', 'Hinweise an uns', [
      [
        'Wenn etwas auf dieser Website Ihre Rechte verletzt oder gegen Gesetze verstößt, schreiben Sie bitte an ',
        mailLink,
        ' und nennen Sie die Seite. Wir prüfen den Hinweis und antworten Ihnen.',
      ],
    ]),
  ],
}
