import { company, sampleContent } from '../../company/company.ts'
import { germanSummary } from './german-summary.ts'
import { heads } from './heads.ts'
import { section, type LegalDocument } from '../legal-document.ts'
import { mailLink } from '../../company/reach-us.ts'

export const disclaimer: LegalDocument = {
  ...heads.disclaimer,
  updated: '2026-11-23',
  summary: [
    'Stats, case studies and testimonials on this site promise you no result.',
    ...(sampleContent ? ['They are sample content: the clients in them are invented.'] : []),
    'AI output can be wrong and needs to be checked by a person.',
    'Nothing on this site is legal, tax or medical advice.',
  ],
  translated: germanSummary(
    'Zahlen, Fallstudien und Kundenstimmen auf dieser Website sind kein Versprechen, dass Sie dasselbe erreichen.',
    ...(sampleContent
      ? [
          'Sie sind Beispielinhalte: Die Personen und Unternehmen darin sind erfunden, ebenso die Mitglieder unseres Teams.',
        ]
      : []),
    'Was eine KI ausgibt, kann falsch sein. Ein Mensch muss es prüfen.',
    'Nichts auf dieser Website ist rechtliche, steuerliche oder medizinische Beratung.',
  ),
  sections: [
    section('figures', 'Stats, cases and testimonials', [
      ...(sampleContent
        ? [
            'The figures, ratings, client numbers, case studies and testimonials on this site are sample content. The people and companies in them are invented, and so are the members of the team.',
          ]
        : []),
      'A figure such as a return on investment shows the kind of result we aim for and measure. It is not a forecast of yours, which depends on your data, your processes and the time your team can spare. The written proposal states the target for your project and how it is measured.',
    ]),
    section('ai-output', 'Output of AI systems', [
      'AI systems invent facts, misread numbers, repeat bias from their training data and give different answers to the same question. They do it fluently, which makes errors hard to spot. This applies to the systems we build and to the tools we recommend.',
      {
        list: [
          'Have a person who knows the subject check texts, figures and translations before they go out.',
          'Leave decisions about people, money and health to people.',
          'Check who owns the rights before you use generated images, voices or music. Much of what a machine makes on its own is not protected by copyright.',
          'Label AI content where the law requires it, for example under Article 50 of the EU AI Act.',
        ],
      },
      'Some texts and images on this site may have been made with the help of AI.',
    ]),
    section('no-advice', 'No professional advice', [
      'The information on this site is general. It is not legal, tax, financial or medical advice and cannot replace a conversation with someone licensed to give it. Reading it or writing to us does not make you our client.',
    ]),
    section('currency', 'Accuracy and availability', [
      'We check what we publish, but AI products, their prices and the law change fast. The prices, features and user numbers we list for other companies’ tools were correct to the best of our knowledge when we wrote them. Check the vendor’s site for current details.',
      [
        'We cannot promise that this site is always reachable or free of errors. If you find one, please let us know at ',
        mailLink,
        '.',
      ],
    ]),
    section('links', 'Links to other sites', [
      'We looked at every linked page when we set the link and saw nothing unlawful. We do not control what its owner changes later and do not adopt it as our own. If we learn that a linked page breaks the law, we remove the link.',
    ]),
    section('trademarks', 'Names and trademarks of others', [
      `Product names and logos of AI tools and other software belong to their owners. We name them to say what we work with. That does not mean that a vendor works with ${company.name}, has checked this site or recommends us.`,
    ]),
    section('liability', 'What this page does not exclude', [
      [
        'This page explains limits; it does not take away rights. Our liability is set out in the ',
        { text: 'terms of service', href: '/legal/terms-of-service#liability' },
        ', and liability that the law makes mandatory stays as it is. What we promise you in a signed contract holds, whatever this page says.',
      ],
    ]),
  ],
}
