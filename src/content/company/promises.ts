import { count, days, hours, minutes } from '#locale/quantity.ts'
import { price } from '../price.ts'

/** What the company promises on every page. */
export const promises = {
  sessionMinutes: minutes(30),
  /** Until when a message is answered. */
  replyHours: hours(24),
  /** When a result is measured, and when it was measured again at the clients who tell of it. */
  resultDays: days(30),
  storyDays: days(90),
  /** The free analysis: what it costs otherwise, and for how many companies it is free. */
  analysisPrice: price(2500),
  analysisSpots: count(10),
} as const

/** The messages that tell a promise, by its fact; every other text leads to them, so that no page promises something else. */
export const toldBy = {
  resultDays: 'faq.target.question result-day.title contact.why.points services-overview.why.points',
  replyHours: 'contact.form.reply contact.sent.text contact.description',
  sessionMinutes:
    'contact.booking.text contact.booking.body contact.booking.subject contact.description home.offer.session services-overview.cta.text',
  analysisPrice: 'home.offer.text',
  analysisSpots: 'home.offer.session contact.booking.analysis',
  emergencyHours: 'faq.reach.answer',
  trips: 'faq.travel.answer',
  breakEvenHours: 'faq.chatgpt.answer services.text-generation.audience',
} as const
