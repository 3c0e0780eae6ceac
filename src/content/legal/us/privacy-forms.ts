import { company } from '../../company/company.ts'
import { newsletterLinkDays, retention } from '../../limits.ts'
import { section, type DocumentSection } from '../legal-document.ts'
import { jurisdiction, mailLink } from '../../company/reach-us.ts'

const { processors } = company

/** The privacy policy's sections on what visitors send and who processes it for us. */
export const formSections: readonly DocumentSection[] = [
  section('contact-form', 'When you write to us', [
    'The contact form asks for your name, your email address and your message. We need all three to answer you. You can also email or call us instead.',
    `What you send is stored in a table for contact messages, in the database of a service provider, ${processors.database}, who hosts it for us. With it we store the time of arrival, a check value that recognizes the same message sent twice, and whether it has been forwarded. A copy goes to our mailbox by email. There is no automatic reply; a person answers.`,
    'The legal basis is Art. 6(1)(b) GDPR if your message is about a contract or an offer you want from us, and otherwise our legitimate interest in answering you (Art. 6(1)(f) GDPR).',
    `We keep messages for ${retention.messageMonths} months at most, in the database and in the mailbox, and then delete them. If a message leads to a contract, we keep the correspondence that belongs to it for as long as tax and commercial law require. The same rules apply to messages you send by email and to notes on phone calls.`,
    'Please do not send passwords, health data or personal data of third parties through the form.',
  ]),
  section('newsletter', 'Newsletter', [
    'To subscribe, you enter your email address, and we send one email with a link to it. Only after you confirm on the page behind the link do you get the newsletter, about once a week. The legal basis is your consent (Art. 6(1)(a) GDPR).',
    'In a table of subscribers in the same database we store your address, the language of the page, the version of the text next to the form, and the times when you signed up, confirmed and unsubscribed. We need this to prove your consent (Art. 7(1) GDPR). For the emails we also store when they were sent, whether sending failed, a check value of the link in the confirmation email, and a random value for your unsubscribe link. We store no IP address.',
    `An address that is not confirmed is deleted ${newsletterLinkDays} days after our email to it, or after ${retention.unsentDays} days if none could be sent. Until then, whoever enters it again causes the email to be sent again, at most once an hour and five times in all.`,
    [
      'You can withdraw your consent at any time with the link in every newsletter, with the unsubscribe button of your email program, or with an email to ',
      mailLink,
      `. We then send you no more newsletters and keep only the address, the language, the version and the times for ${retention.proofYears} years, so that we can prove that earlier emails were sent with your consent; after that we delete them. The legal basis for this is our legitimate interest in defending ourselves against claims (Art. 6(1)(f) GDPR). This does not affect newsletters sent before that. We do not measure whether you open a newsletter or what you click in it.`,
    ],
    'If an address is already on the list, the form says so. Anyone who types in your address can therefore learn that it is subscribed.',
  ]),
  section('abuse', 'Protection against floods of messages', [
    'We do not store an IP address with your message. To stop a program from sending hundreds of messages, the database counts how many came from the same connection within a few minutes and within a day. For that it turns the IP address, together with a secret value, into a hash. At the end of each day (UTC) the hashes and the secret value are deleted, and the next day has another secret value. The legal basis is our legitimate interest in a form that stays usable (Art. 6(1)(f) GDPR).',
  ]),
  section('recipients', 'Who handles data for us', [
    `Inside ${company.name}, only the people who answer inquiries and maintain the site see your data. These companies work for us on contract and may use the data for no purpose of their own:`,
    {
      head: ['Who', 'What for', 'Which data'],
      rows: [
        [`${processors.web}, our web host`, 'Delivers the pages', 'Server logs as described above'],
        [
          [`${processors.database} (`, { text: 'its privacy policy', href: 'https://supabase.com/privacy' }, ')'],
          'Database and form service',
          'Messages, newsletter addresses, technical logs of the form request with the IP address',
        ],
        [
          `${processors.email}, our email provider`,
          'Delivers your message to our mailbox, and newsletter emails to you',
          'Name, email address, message',
        ],
      ],
    },
    'Beyond that, we pass on data only if a law or a court requires it.',
  ]),
  section('transfers', 'Data outside the European Union', [
    `${company.legalName} is a company in ${jurisdiction('en')}. If you write to us from Europe, your data is handled there, where public authorities may have wider access to data than in the European Union.`,
    'We bind service providers outside the European Union by the standard contractual clauses of the European Commission (Implementing Decision (EU) 2021/914). Where a provider is certified under the EU–US Data Privacy Framework, the transfer also rests on that framework (Implementing Decision (EU) 2023/1795). Canada, where Unsplash Inc. has its seat, is covered by an adequacy decision for commercial organizations. On request, we send you a copy of the clauses.',
  ]),
  section('decisions', 'No profiles, no automated decisions', [
    'We do not make automated decisions about you or build a profile of you. We do not use messages or newsletter addresses to train AI models.',
  ]),
]
