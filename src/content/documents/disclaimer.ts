import { company } from '../company.ts'
import type { LegalDocument } from './document.ts'
import { heads } from './heads.ts'
import { mailLink } from './reach-us.ts'

export const disclaimer: LegalDocument = {
  ...heads.disclaimer,
  updated: '2026-11-21',
  summary: [
    'Stats, case studies and testimonials on this site are sample content and promise you no result.',
    'Output of AI systems can be wrong and needs to be checked by a person.',
    'Nothing on this site is legal, tax or medical advice.',
  ],
  sections: [
    {
      id: 'figures',
      title: 'Stats, cases and testimonials',
      blocks: [
        'The figures, ratings, client numbers, case studies and testimonials on this site are sample content. The people and companies in them are invented. The portraits are stock photos; the people shown have nothing to do with the words beside them and do not recommend us.',
        'A figure such as a return on investment shows the kind of result we aim for and measure. It does not forecast yours. What you will see depends on your data, your processes and how much time your team can give. We put the target for your project in the written proposal, with the way it is measured.',
      ],
    },
    {
      id: 'ai-output',
      title: 'Output of AI systems',
      blocks: [
        'AI systems invent facts, misread numbers, copy prejudice from their training data and give different answers to the same question. They do so in fluent language, which makes errors hard to see. This holds for systems that we build and for the tools that we recommend.',
        {
          list: [
            'Have a person who knows the subject check texts, figures and translations before they leave your company.',
            'Leave decisions about people, money and health to people.',
            'Check who owns the rights before you use generated pictures, voices or music. Much of what a machine makes alone is not protected by copyright.',
            'Mark AI content where the law requires it, for example under Article 50 of the EU AI Act.',
          ],
        },
        'Some texts and pictures on this site may have been made with the help of AI.',
      ],
    },
    {
      id: 'no-advice',
      title: 'No professional advice',
      blocks: [
        'This site informs in general terms. It is not legal, tax, financial or medical advice and cannot replace a conversation with someone licensed to give it. Reading it or writing to us does not make you our client.',
      ],
    },
    {
      id: 'currency',
      title: 'Up to date and available',
      blocks: [
        'We check what we publish, but AI products, their prices and the law change fast. A price, a feature or a number of users that we name for somebody else’s tool was right to our knowledge when we wrote it. The maker’s own site decides.',
        [
          'We cannot promise that this site is always reachable or free of errors. If you find one, please write to ',
          mailLink,
          '.',
        ],
      ],
    },
    {
      id: 'links',
      title: 'Links to other sites',
      blocks: [
        'We looked at every linked page when we set the link and saw nothing unlawful. We do not control what its owner changes later and do not adopt it as our own. If we learn that a linked page breaks the law, we remove the link.',
        [
          'Some links in the tools catalogue are affiliate links. We may earn a commission if you buy through them. The price for you stays the same. More on this in the ',
          { text: 'terms of service', href: '/legal/terms-of-service#links' },
          '.',
        ],
      ],
    },
    {
      id: 'trademarks',
      title: 'Names and trademarks of others',
      blocks: [
        `Product names and logos of AI tools and other software belong to their makers. We name them to say what we work with. That does not mean that a maker works with ${company.name}, has checked this site or recommends us.`,
      ],
    },
    {
      id: 'liability',
      title: 'What this page does not exclude',
      blocks: [
        [
          'This page explains limits; it does not take away rights. Our liability is set out in the ',
          { text: 'terms of service', href: '/legal/terms-of-service#liability' },
          ', and liability that the law makes mandatory stays as it is. What we promise you in a signed contract holds, whatever this page says.',
        ],
      ],
    },
  ],
}
