import { company, sampleImprint } from '../../company/company.ts'
import { accessibilityStatement } from './accessibility-statement.ts'
import { section, type LegalDocument, type Translated } from '../legal-document.ts'
import { heads } from './heads.ts'
import { jurisdiction, mailLink, phoneLink, postalAddress } from '../../company/reach-us.ts'

const { register } = company

/** A sentence that stands here only as long as the entries are samples. */
const sample = (sentence: string) => (sampleImprint ? [sentence] : [])

const germanSummary: Translated = {
  lang: 'de',
  title: 'Das Impressum auf Deutsch',
  lines: [
    `Diese Website betreibt die ${company.legalName}, ${postalAddress('de')}. Wer sie vertritt und wo sie eingetragen ist, steht in der Tabelle unten.`,
    `Sie erreichen uns unter ${company.email} und ${company.phone.display}, auf Deutsch und auf Englisch.`,
    'Unsere Angebote richten sich nur an Unternehmen, Behörden und Selbstständige. Alle Preise sind Nettopreise.',
    'An Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil; verpflichtet sind wir dazu nicht.',
  ],
}

export const imprint: LegalDocument = {
  ...heads.imprint,
  updated: '2026-11-23',
  summary: [
    `${company.legalName} of ${company.address.locality}, ${jurisdiction('en')}, runs this site.`,
    `Write to ${company.email} or call ${company.phone.display}.`,
    'Our services are for businesses, public bodies and the self-employed. All prices exclude tax.',
  ],
  translated: germanSummary,
  sections: [
    section('provider', 'Information under section 5 DDG', [
      {
        head: ['Entry', 'Information'],
        rows: [
          ['Name', company.legalName],
          ['Legal form', `${register.legalForm} under the law of ${jurisdiction('en')}`],
          ['Address', postalAddress('en')],
          ['Represented by', register.representative],
          ['Email', [mailLink]],
          ['Phone', [phoneLink]],
          ['Register', register.court],
          ['Register number', register.number],
          ['VAT identification number', register.taxId],
        ],
      },
      ...sample('Register number, tax entry and representatives are sample entries.'),
    ]),
    section('responsible', 'Responsible for the content', [
      `Responsible under section 18(2) of the German Interstate Media Treaty (MStV): ${register.representative}, ${postalAddress('en')}.`,
    ]),
    section('disputes', 'Consumer arbitration', [
      'Our services are addressed to businesses. We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board (section 36 of the German VSBG).',
      'The online dispute resolution platform of the European Union was discontinued on July 20, 2025. There is therefore no link to it here.',
    ]),
    accessibilityStatement,
    section('notices', 'Reporting a problem', [
      [
        'If something on this site infringes your rights or breaks the law, please write to ',
        mailLink,
        ' and name the page. We will look into it and answer you in English or German.',
      ],
    ]),
  ],
}
