import { retention } from '../../limits.ts'
import { section, type DocumentSection } from '../legal-document.ts'
import { mailLink } from '../../company/reach-us.ts'

export const rightsSections: readonly DocumentSection[] = [
  section('erasure', 'How to have your data deleted', [
    [
      'Send one email to ',
      mailLink,
      ` from the address you used with us, with the word “delete” in the subject line. You do not need a form or a reason. We delete your messages and your newsletter subscription, and the copies in our mailbox, within ${retention.erasureDays} days and confirm it.`,
    ],
    `Backups are overwritten within the same ${retention.erasureDays} days. If we have to keep something by law, such as an invoice, we tell you what it is and until when. If you write from another address, we may ask a question to make sure the data is yours.`,
  ]),
  section('rights-eu', 'Your rights under the GDPR', [
    'If the General Data Protection Regulation applies to you, you have the right',
    {
      list: [
        'to learn what we store about you and to receive a copy (Art. 15),',
        'to have wrong data corrected (Art. 16),',
        'to have data erased (Art. 17),',
        'to have its use restricted (Art. 18),',
        'to receive the data you gave us in a common, machine-readable format (Art. 20),',
        'to withdraw a consent at any time for the future (Art. 7(3)).',
      ],
    },
    'Right to object (Art. 21): where we rely on a legitimate interest, you may object at any time for reasons that arise from your situation. We then stop, unless we can show compelling reasons. You may object to direct marketing without giving any reason, and we stop at once.',
    'We answer within one month and charge nothing. You may also complain to a data protection authority, for example at the place where you live or work. In Baden-Württemberg this is the state commissioner for data protection and freedom of information in Stuttgart.',
  ]),
  section('rights-us', 'Your rights in the United States', [
    'We do not sell personal data, we do not share it for cross-context behavioral advertising, and we have not done so in the past 12 months. For that reason there is nothing to opt out of, and a Global Privacy Control signal changes nothing.',
    'In the words of state privacy laws, we collect identifiers (name, email address, IP address), the content of your message and technical data about your visit, for the purposes and periods described above. We collect no sensitive personal data.',
    'The privacy laws of California, Colorado and other states give their residents rights to know, to correct, to delete and to receive their data. Many of these laws apply only to larger companies. We grant these rights to every visitor in every state, without worse terms for those who use them. You may send an agent with written authority. If we turn a request down, you may ask us to look at it again, and we answer within 45 days with reasons.',
  ]),
  section('security', 'Security', [
    'Pages and forms are delivered over encrypted connections only. The public key of the site can add a message to the database but cannot read, change or delete one. Browsers are told to run no code except that of this site.',
    'No system is perfectly safe. If a breach puts your rights at risk, we inform you and the authorities as the GDPR and the law of your state require. If you find a weakness, please write to us before you publish it.',
  ]),
  section('children', 'Children', [
    'This site is made for businesses. It is not directed to children, and we do not knowingly collect data from anyone under 16. If a child has written to us, tell us and we will delete the message.',
  ]),
  section('changes', 'Changes to this policy', [
    'When the site changes, this text changes with it. The date at the top shows the last change of substance. If we want to use data that we already hold for a new purpose, we ask or inform the people concerned first.',
  ]),
]
