import { languageKey } from '#locale/locales.ts'
import { company } from '../../company/company.ts'
import { section, type LegalDocument } from '../legal-document.ts'
import { heads } from './heads.ts'
import { chatSections } from './privacy-chat.ts'
import { formSections } from './privacy-forms.ts'
import { photoSections, photoSummary } from './privacy-photos.ts'
import { rightsSections } from './privacy-rights.ts'
import { germanPrivacySummary } from './privacy-summary.ts'
import { mailLink, phoneLink, postalAddress } from '../../company/reach-us.ts'
import { security } from '../../company/security.ts'
import { retention } from '../../limits.ts'

export const privacyPolicy: LegalDocument = {
  ...heads.privacyPolicy,
  updated: '2026-11-23',
  summary: [
    'This site writes no cookies, measures no visitors and shows no advertising.',
    ...photoSummary(),
    `We keep what you send through the contact form for ${retention.messageMonths} months at most.`,
    `One email is enough to have your data deleted. We do it within ${retention.erasureDays} days.`,
  ],
  translated: germanPrivacySummary,
  sections: [
    section('controller', 'Who is responsible', [
      [
        `The controller for this site is ${company.legalName}, ${postalAddress('en')}. You can reach us by email at `,
        mailLink,
        ' and by phone at ',
        phoneLink,
        '.',
      ],
      security.dataProtectionOfficer
        ? `Our data protection officer is ${security.dataProtectionOfficer}.`
        : 'We are not required to appoint a data protection officer. Questions about your data go to the address above and will be answered by the people who run this site.',
      security.euRepresentative
        ? `Our representative in the European Union under Article 27 GDPR is ${security.euRepresentative}.`
        : 'We have not yet named a representative in the European Union under Article 27 GDPR. Until then, please write to us directly; we answer in English and in German.',
    ]),
    section('visit', 'What happens when you open a page', [
      'Your browser has to tell our web host where to send the page. For each request the server records:',
      {
        list: [
          'the IP address,',
          'the date and time,',
          'the address of the page and whether it was delivered,',
          'the browser and operating system, as your browser names them,',
          'the page you came from, if your browser passes it on.',
        ],
      },
      `We need these logs to find errors and fend off attacks. The legal basis is our legitimate interest in a site that works and is secure (Art. 6(1)(f) GDPR). The logs are deleted after ${retention.logDays} days at most, unless we need an entry longer to investigate a specific incident. We do not combine them with anything you send us.`,
      'The server also reads the language preference that your browser sends, so that it can answer in English or German. That preference is not recorded separately.',
      'There is no analytics software on this site, no advertising network, no tracking pixel and no embedded social network. Fonts are delivered from our own server.',
    ]),
    ...photoSections(),
    section('storage', 'What is kept in your browser', [
      'This site never writes a cookie. It keeps a few values in the storage of your browser. Local storage stays until you delete it. Session storage ends when you close the tab.',
      {
        head: ['Entry', 'Where', 'Purpose'],
        rows: [
          ['theme', 'Local storage', 'Remembers whether you chose the light or the dark theme.'],
          [
            languageKey.storage,
            'Local storage',
            'Remembers your language: the one you chose, or the one the site detected.',
          ],
          [
            'Chosen filters',
            'Session storage',
            'Remembers which category you picked in the service and tool catalogs.',
          ],
          [
            'Numbers in the savings calculator',
            'Session storage',
            'Keeps what you entered on the home page if you reload it. It reaches us only as part of a message that you send.',
          ],
          [
            'Draft of the contact form',
            'Session storage',
            'Keeps an unsent message if you reload the page or lose the connection. Deleted once the message is saved, when you close the tab, and after 24 hours at the latest.',
          ],
          [
            'Entries starting with tsr or tanstack',
            'Session storage',
            'Remember how far you had scrolled, and that a page was reloaded after an update of the site.',
          ],
          [
            'sb-<project>-auth-token',
            'Local storage',
            'Session key of our database software. It exists only if there is a session. Nobody signs in on this site, so you will not normally find it.',
          ],
        ],
      },
      'We use none of these entries to recognize you or to follow you from page to page. The draft leaves your browser only when you press the send button. They only serve features that you use yourself, so they need no consent (section 25(2) no. 2 of the German TDDDG). You can delete them in your browser at any time. The site then starts in the dark theme and detects your language again.',
      `If your browser already holds a cookie named ${languageKey.cookie}, for example from an older version of the site, the site reads the language from it and leaves it as it is.`,
    ]),
    ...formSections,
    ...chatSections(),
    ...rightsSections,
  ],
}
