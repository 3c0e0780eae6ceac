import { expect, test } from 'vitest'
import { readPo } from '../../../scripts/i18n/po.ts'
import { readProjectFile } from '../../support/sources.ts'

/** The words of the promises that have no fact. */
const promiseWords = {
  signOff: /what needs a signature|was eine Freigabe braucht/i,
  usageFees: /AI usage|KI-Nutzung/,
  pilot: /before the pilot|vor dem Pilotprojekt|kein Pilotprojekt/i,
  roi: /\bROI: /,
} as const

/** The messages that tell a promise, by its fact or its words; every other text leads to them, so that no page promises something else. */
const toldBy = {
  resultDays: 'faq.target.question result-day.title common.why.points',
  replyHours: 'contact.form.reply contact.sent.text contact.description',
  sessionMinutes:
    'contact.booking.text contact.booking.body contact.booking.subject contact.description home.offer.session services-overview.cta.text',
  analysisPrice: 'home.offer.text',
  analysisSpots: 'home.offer.session contact.booking.analysis',
  emergencyHours: 'faq.reach.answer',
  trips: 'faq.travel.answer',
  noticeDays: 'faq.exit.answer services-overview.grid.lead',
  breakEvenHours: 'faq.chatgpt.answer services.text-generation.audience',
  roi: 'common.roi',
  signOff:
    'services.text-generation.description services.text-generation.risk services.ai-development.features.2.text services.ai-development.testimonials.1.content faq.liability.answer projects.customer-service-bot.detailedDescription projects.ecommerce-automation.detailedDescription projects.social-media-generator.detailedDescription',
  usageFees: 'faq.invoice.answer services-overview.grid.lead services.text-generation.cost expertise.developer.cost',
  pilot: 'faq.staff.answer expertise.consultant.risk projects.customer-service-bot.detailedDescription',
} as const

const messages = ['en', 'de'].flatMap((locale) =>
  readPo(readProjectFile(`locales/${locale}/translation.po`)).items.flatMap(({ msgctxt, msgid, msgstr, obsolete }) =>
    obsolete ? [] : [{ id: msgctxt ?? msgid, text: msgstr.join('') }],
  ),
)

test.each(Object.entries(toldBy))(
  'The promise of %s is told by no other messages than those of its record',
  (promise, ids) => {
    const words = new Map(Object.entries(promiseWords)).get(promise) ?? new RegExp(String.raw`\{${promise}\b`)
    const telling = messages.filter(({ text }) => words.test(text)).map(({ id }) => id)
    // A record that is removed takes its messages along.
    const existing = ids.split(' ').filter((id) => messages.some((message) => message.id === id))
    expect([...new Set(telling)].toSorted()).toEqual(existing.toSorted())
  },
)
