import { formatCurrency } from '#locale/format.ts'
import { company } from '../../company/company.ts'
import { germanSummary } from './german-summary.ts'
import { section, type LegalDocument } from '../legal-document.ts'
import { heads } from './heads.ts'
import { promises } from '../../company/promises.ts'
import { included } from '../../services/service-figures.ts'
import { jurisdiction, mailLink, phoneLink, postalAddress } from '../../company/reach-us.ts'

const law = jurisdiction('en')

const { currency, otherCurrency } = company
const other = otherCurrency && formatCurrency(otherCurrency.code, 'en')
const orientation = other
  ? `Amounts in ${other} are for orientation; a client who is invoiced in them pays at the rate that the proposal names. `
  : ''

export const termsOfService: LegalDocument = {
  ...heads.termsOfService,
  updated: '2026-11-27',
  summary: [
    'You may read and use this site free of charge and without an account.',
    'Nothing on it is a binding offer. A contract needs a written proposal that you accept.',
    'Our services are for businesses, public bodies and the self-employed. All prices exclude tax.',
    'We do not limit liability where the law forbids it.',
  ],
  translated: germanSummary(
    'Angebote nur für Unternehmen, Behörden und Selbstständige. Alle Preise sind Nettopreise.',
    'Nichts auf dieser Website ist ein bindendes Angebot. Ein Vertrag entsteht erst, wenn Sie unser schriftliches Angebot annehmen.',
    `Ein Abonnement können beide Seiten mit einer Frist von ${included.noticeDays.value} Tagen zum Monatsende kündigen, wenn im Angebot nichts anderes steht.`,
    `Für diese Nutzungsbedingungen gilt das Recht von ${jurisdiction('de')}. Für einen Auftrag gilt, was im Angebot steht.`,
  ),
  sections: [
    section('scope', 'What these terms cover', [
      `These terms apply to this site, which is run by ${company.legalName}, ${postalAddress('en')} (“${company.name}”, “we”). They cover reading the pages, the contact form and the newsletter. Work that we do for clients is governed by the contract we sign for it. If that contract says something else, the contract applies.`,
      'Our services are for businesses, public bodies and the self-employed only. We do not enter into contracts with consumers. They are welcome to read the site; their rights are not reduced by these terms.',
    ]),
    section('contract', 'No contract without an accepted proposal', [
      'Describing a service, stating a price or sending you a reply is not a binding offer. Sending the form orders nothing.',
      `A contract is made when you accept our written proposal, by signature or in another form that the proposal allows. The proposal says what we deliver, when, at what price, what we need from you, and how either side can end the contract. Unless it says otherwise, either side can end a monthly subscription with ${included.noticeDays.value} days’ notice, effective at the end of a month.`,
      `The strategy session takes ${promises.sessionMinutes.value} minutes, is free and binds neither side. Free assessments are limited in number, and we may decline a request.`,
    ]),
    section('prices', 'Prices and guarantees', [
      'A price with the word “from” is where a service starts. Your price depends on the scope and is stated in the proposal. Prices per month are subscriptions; prices per project are charged for one agreed piece of work.',
      `Prices are stated in ${formatCurrency(currency, 'en')} and for businesses only, without value added tax, sales tax or comparable taxes. ${orientation}A subscription includes AI usage. Charges of other providers, such as licenses, are included only where the proposal says so.`,
      `Where this site speaks of guarantees, for example of measurable results within ${promises.resultDays.value} days, the service pages describe them, and the proposal states the target, how it is measured and what happens if it is missed. We can change prices on this site at any time. Accepted proposals are not affected.`,
    ]),
    section('use', 'Using the site', [
      'Please use the site in a way that leaves it intact for others. In particular, do not',
      {
        list: [
          'send messages in someone else’s name, or advertising through the contact form,',
          'sign up email addresses for the newsletter that are not yours,',
          'try to get around the limits on messages, or overload the site on purpose,',
          'upload or send anything that breaks the law or the rights of others.',
        ],
      },
      'Good-faith security research that reads no other person’s data and does no damage is welcome. Tell us what you found and give us time to fix it.',
      'We may change, interrupt or close the site or parts of it.',
    ]),
    section('links', 'Links to tools and workshops', [
      'The tools in our catalog are products of other companies. If you use one, you do so under that company’s terms, and it alone is responsible for it. Workshops have sites of their own, which state the terms of booking.',
      'Ratings in the catalog are our own opinion. No vendor can buy a place or a better rating.',
    ]),
    section('property', 'Texts, images and software', [
      `The texts, drawings, software and design of this site belong to ${company.name} or are used under license. You may read, print, link to and quote them as the law allows. You need our permission to copy whole pages, to republish them or to use them commercially.`,
      'Photos come from Unsplash and stay under its license. Trademarks of others belong to their owners.',
      'What you send us remains yours. You allow us to read, store and use it as far as we need to in order to answer you.',
      [
        'If you believe that something here infringes your copyright, write to ',
        mailLink,
        '. Name the work, the page and how we can reach you, and confirm that you hold the right or act for its holder. We take infringing content down.',
      ],
    ]),
    section('liability', 'Liability', [
      'The site is free of charge and is provided as it is. As far as the law allows, we give no warranty that it is complete, free of errors or always available.',
      'Where German law or similar mandatory law applies, the following holds. We are liable without limit',
      {
        list: [
          'for intent and gross negligence,',
          'for injury to life, body or health,',
          'under the Product Liability Act,',
          'for defects that we fraudulently concealed and for anything that we expressly guaranteed in a contract.',
        ],
      },
      'For slight negligence we are liable only if we breach a duty without which the purpose of the contract cannot be reached and on which you may regularly rely. In that case liability is limited to the damage that is foreseeable and typical. Otherwise liability for slight negligence is excluded. The burden of proof is not shifted to your disadvantage.',
      'In all other cases, and as far as the applicable law allows, we are not liable for lost profit or indirect damage that arises from the use of this site.',
      'These rules also protect our employees and those who work for us.',
    ]),
    section('law', 'Applicable law and courts', [
      `The law of ${law} applies to these terms, without its conflict-of-law rules and without the UN Convention on Contracts for the International Sale of Goods.`,
      'If you are a consumer, this choice does not take from you the protection of mandatory rules of the country in which you live. You may sue and be sued in the courts of that country.',
      `If you are a business, the courts in ${company.address.locality} have jurisdiction, unless mandatory law names another court. Before going to court, both sides try for 30 days to settle the matter by talking.`,
    ]),
    section('final', 'Changes, and if a clause fails', [
      'We may change these terms for the future. The version that stands here when you use the site applies, and the date at the top shows the last change. Contracts already made keep their terms.',
      'If one clause is invalid, the others remain. The law takes the place of the invalid clause.',
      [
        'How we handle personal data is set out in the ',
        { text: 'privacy policy', href: '/legal/privacy-policy' },
        ' and is not part of these terms.',
      ],
    ]),
    section('contact', 'Contact', [
      [
        'Questions about these terms go to ',
        mailLink,
        ' or to ',
        phoneLink,
        '. The full company details are in the ',
        { text: 'imprint', href: '/legal/imprint' },
        '.',
      ],
    ]),
  ],
}
