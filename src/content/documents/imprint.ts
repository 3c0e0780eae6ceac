import { company, sampleImprint } from '../company.ts'
import type { LegalDocument } from './legal-document.ts'
import { heads } from './heads.ts'
import { mailLink, phoneLink, postalAddress } from './reach-us.ts'

const { register } = company

/** A sentence that stands here only as long as the entries are samples. */
const sample = (sentence: string) => (sampleImprint ? [sentence] : [])

export const imprint: LegalDocument = {
  ...heads.imprint,
  updated: '2026-11-21',
  summary: [
    `${company.legalName} of ${company.address.locality}, ${company.address.region}, runs this site.`,
    `Write to ${company.email} or call ${company.phone.display}.`,
    ...sample('The register and tax entries on this page are sample entries.'),
  ],
  sections: [
    {
      id: 'provider',
      title: 'Information under section 5 DDG',
      blocks: [
        {
          head: ['Entry', 'Information'],
          rows: [
            ['Name', company.legalName],
            [
              'Legal form',
              `${register.legalForm} under the law of ${company.address.region}, ${company.address.countryName}`,
            ],
            ['Address', postalAddress],
            ['Represented by', register.representative],
            ['Email', [mailLink]],
            ['Phone', [phoneLink]],
            ['Register', register.court],
            ['Register number', register.number],
            ['VAT identification number', register.taxId],
          ],
        },
        ...sample(
          'Register number, tax entry and representatives are sample entries. The owner of this site replaces them with the real ones before going live, and names each representative in full.',
        ),
      ],
    },
    {
      id: 'responsible',
      title: 'Responsible for the content',
      blocks: [
        `Responsible under section 18(2) of the German Interstate Media Treaty (MStV): ${register.representative}, ${postalAddress}.`,
        ...sample('This, too, is a sample entry: the treaty asks for the name of a person.'),
      ],
    },
    {
      id: 'disputes',
      title: 'Consumer arbitration',
      blocks: [
        'Our services are addressed to businesses. We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board (section 36 of the German VSBG).',
        'The online dispute resolution platform of the European Union was discontinued on July 20, 2025. There is therefore no link to it here.',
      ],
    },
    {
      id: 'notices',
      title: 'Reporting a problem',
      blocks: [
        [
          'If something on this site infringes your rights or breaks the law, please write to ',
          mailLink,
          ' and name the page. We’ll look into it and answer you in English or German.',
        ],
      ],
    },
  ],
}
