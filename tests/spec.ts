import { company, sampleContent } from '../src/content/company/company.ts'
import { parts } from '../src/content/company/parts.ts'
import { expertise } from '../src/content/expertise/expertise.ts'
import { projects } from '../src/content/projects/projects.ts'
import { services } from '../src/content/services/services.ts'
import { whyAi } from '../src/content/why-ai/why-ai.ts'
import { workshops } from '../src/content/workshops/workshops.ts'
import type { Locale } from '../src/locale/locales.ts'

/**
 * What the specification prescribes, once: what the words of an owner may replace is asked of the records instead.
 * `en` also holds for Spanish.
 */

/** Most of it describes the sample company: who replaces some of it sets `sampleContent` or a part to false, and it is no longer asked. */
export const applies = sampleContent && Object.values(parts).every(Boolean)

/** Whether it has the words of a language, which an owner may have added. */
export const prescribes = (locale: Locale): locale is 'en' | 'de' => ['en', 'de'].includes(locale)

/** Hours, address and currency are asked as long as the company is in the time zone, the town and the currency of the specification. */
const ofHours = (words: string) => (company.hours.timeZone === 'America/Denver' ? ` | ${words}` : '')
const inEuros = (words: string) => (JSON.stringify(company.currency) === '"EUR"' ? ` | ${words}` : '')
const ofAddress = (words: string) => (company.address.locality === 'Albuquerque' ? ` | ${words}` : '')

/** Section 2: the slugs of each family, in any order; an owner may add others. */
export const slugs = {
  services: 'text-generation image-creation music-production voice-synthesis video-generation ai-development',
  expertise: 'ai-expert trainer consultant developer coaching speaker',
  'why-ai':
    'exponential-growth automation-efficiency innovation-catalyst competitive-advantage customer-experience risk-mitigation',
  projects:
    'ecommerce-automation customer-service-bot social-media-generator voice-documentation quality-control learning-platform',
  workshops: 'beginner marketing agent avatar',
  'categories of tools':
    'text-generation image-generation productivity video-generation marketing voice-synthesis development design',
  languages: 'en de es',
} as const

/** How many records an owner has added to those of the specification. */
function added(family: keyof typeof slugs, records: { slugs: readonly string[] }): number {
  return records.slugs.filter((slug) => !slugs[family].split(' ').includes(slug)).length
}

/** Section 3: the cards of the service catalogue. */
export const catalogue = [
  ['Content-Automatisierung', 'Text Generation', 'from €2.999/month', 4.9, '200+'],
  ['Visual Content Engine', 'Image Generation', 'from €1.999/month', 4.8, '150+'],
  ['Video-Produktion 2.0', 'Video Generation', 'from €3.999/month', 4.7, '80+'],
  ['Business-Automatisierung', 'Development', 'from €4.999/project', 4.9, '100+'],
  ['Voice & Audio AI', 'Voice Synthesis', 'from €999/month', 4.8, '120+'],
  ['Music & Sound Design', 'Music Production', 'from €1.499/month', 4.6, '90+'],
] as const

/** Section 3: message ids, which are flat and dotted. */
export const messageIds = [
  'contact.form.name',
  'contact.form.email',
  'contact.form.message',
  'contact.form.send',
  'common.sending',
] as const

/** Section 3: the names of the areas of expertise. */
const areas = {
  'ai-expert': 'AI Expert',
  trainer: 'AI Trainer',
  consultant: 'AI Consultant',
  developer: 'AI Developer',
  coaching: 'AI Coaching',
  speaker: 'AI Speaker',
}
const areasOffered = Object.entries(areas).flatMap(([slug, name]) => (expertise.has(slug) ? [name] : []))

/** Sections 2 and 9: the words of each page, between bars; a figure follows its label. German pages have one list. */
export const words: Record<string, { en: string; de: string } | string> = {
  '/': {
    en:
      'cost reduction 60% | hours per week saved 40+ | projects 500+ | AI models 200+ | industries 15+ | ' +
      'success rate 98% | only 10 spots | 30-minute strategy session' +
      inEuros('€2,500'),
    de:
      'Kostensenkung 60 % | Stunden pro Woche gespart 40+ | Projekte 500+ | KI-Modelle 200+ | ' +
      'Branchen 15+ | Erfolgsquote 98 % | nur 10 Plätze | Strategiegespräch von 30 Minuten' +
      inEuros('2.500 €'),
  },
  '/services-overview': {
    en:
      'companies 500+ | average ROI increase within 90 days 300% | years of experience 15+ | ' +
      'professionals trained 1000+ | success rate 98% | Why choose | results within 30 days | 24/7 | ' +
      'Free consultation | 30-minute strategy session',
    de:
      'Unternehmen 500+ | durchschnittliche ROI-Steigerung innerhalb von 90 Tagen 300 % | ' +
      'Jahre Erfahrung 15+ | geschulte Fachkräfte 1000+ | Erfolgsquote 98 % | Warum Novamesa | ' +
      'Ergebnisse innerhalb von 30 Tagen | Kostenlose Beratung',
  },
  '/expertise': {
    en: `Credentials | ${areasOffered.join(' | ')}`,
    de: 'Erfahrung und Vertraulichkeit',
  },
  '/why-ki': {
    en:
      'businesses using AI by 2025 75% | productivity gain 40% | interactions automated 85% | ' +
      'faster decisions 2.3x | Outlook',
    de:
      'die bis 2025 KI nutzen 75 % | Produktivitätszuwachs 40 % | automatisierte Interaktionen 85 % | ' +
      'schnellere Entscheidungen 2,3× | Ausblick',
  },
  '/services':
    'Meine KI-Services | Unternehmen 500+ | ' +
    'durchschnittliche ROI-Steigerung innerhalb von 90 Tagen 300 % | Jahre Erfahrung 15+ | ' +
    'geschulte Fachkräfte 1000+ | Erfolgsquote 98 % | ' +
    'Messbare Ergebnisse innerhalb von 30 Tagen | 24/7-Support | Maßgeschneiderte Umsetzung | ' +
    'Vollständige Integration in bestehende Systeme | Kontinuierliche Optimierung | ' +
    'Transparente Erfolgsmessung',
  '/about':
    'Was wir für Sie tun | Projekte 500+ | Euro eingespart 2,5 Mio.+ | Jahre 10+ | Zufriedenheit 98 % | ' +
    'Unsere Philosophie',
  '/contact': {
    en:
      '10 spots for a free assessment | within 24 hours | Interactive Map Coming Soon | 30-minute strategy session | ' +
      '10K+ subscribers Weekly insights Expert content' +
      ofHours('Mon-Fri 9:00 AM-5:00 PM MST Sat 10:00 AM-2:00 PM MST Sun Closed Emergency support 24/7') +
      ofAddress('Albuquerque, NM 87102 United States'),
    de:
      'innerhalb von 24 Stunden | Interaktive Karte folgt in Kürze | 10.000+ Abonnenten' +
      ofHours('Mo–Fr 9–17 Uhr MST Sa 10–14 Uhr MST So geschlossen Notfallsupport 24/7') +
      ofAddress('Albuquerque, NM 87102 Vereinigte Staaten'),
  },
}

/** Section 2: the three figures of the hero of home. */
export const heroFigures = { en: ['300%', '70%', '24/7'], de: ['300 %', '70 %', '24/7'] } as const

/** Section 2: how often a page has what, by the heading of the section, its anchor or, of a page without both, everywhere; `each` in every one of them. */
export const counts = [
  { path: '/', within: 'clients say', count: 3, of: 'blockquote', each: 'dt:first-of-type + dd' },
  { path: '/', within: 'office headaches', count: 3, of: 'h3 + p' },
  { path: '/', within: '#services', count: 4, of: 'article', each: 'a[href^="/services/"]' },
  { path: '/services-overview', within: 'Why choose', count: 1, of: 'img[alt]' },
  { path: '/services-overview', within: 'Why choose', count: 6, of: 'li' },
  {
    path: '/services-overview',
    within: '#services',
    count: 6 + added('services', services),
    of: 'article',
    each: 'a[href^="/services/"]',
  },
  { path: '/expertise', within: 'Credentials', count: 4, of: 'li', each: 'svg + h3 + p' },
  {
    path: '/expertise',
    within: '#expertise',
    count: 6 + added('expertise', expertise),
    of: 'article',
    each: 'svg ~ a[href^="/expertise/"]',
  },
  {
    path: '/why-ki',
    within: 'Reasons to use AI',
    count: 6 + added('why-ai', whyAi),
    of: 'article',
    each: 'a[href^="/why-ai/"]',
  },
  { path: '/why-ki', within: 'departments', count: 4, of: 'li', each: 'h3 + p + div' },
  {
    path: '/projects',
    within: '',
    count: 6 + added('projects', projects),
    of: 'article',
    each: 'a[href^="/projects/"]:not(h2 a)',
  },
  { path: '/workshops', within: '', count: 4 + added('workshops', workshops), of: 'article', each: 'a[target=_blank]' },
  { path: '/about', within: 'Was wir für Sie tun', count: 4, of: 'li', each: 'h3 + p' },
  { path: '/about', within: 'Was Kunden sagen', count: 3, of: 'blockquote' },
  { path: '/contact', within: '#contact-methods', count: 4, of: 'li', each: 'a' },
  { path: '/contact', within: 'Why choose us', count: 6, of: 'li' },
  { path: '/contact', within: '#newsletter', count: 3, of: 'div:has(> svg) + ul > li' },
] as const

/** Section 2: what every detail page of a service or a profile has. */
export const details = [
  ['main ol > li h3', 4],
  ['blockquote', 3],
] as const

/** Section 2: the buttons of the hero and of the last section of a page; where the specification names one, with its name. */
export const actions: Record<string, { hero?: readonly string[]; last: readonly string[] }> = {
  '/': { last: ['→ /contact', `→ ${company.phone.href}`] },
  '/services-overview': {
    hero: ['Explore services → #services', 'Get started → /contact'],
    last: ['Start your journey → /contact', 'Meet the experts → /expertise'],
  },
  '/expertise': {
    hero: ['Explore expertise → #expertise', 'Get started → /contact'],
    last: ['consultation → /contact', 'View services → /services'],
  },
  '/why-ki': { last: ['Start your journey → /contact', 'Explore services → /services-overview'] },
  '/services': { last: ['Kostenloses Strategiegespräch buchen → /contact'] },
  '/projects': { last: ['→ /contact'] },
  '/tools': { last: ['→ /contact'] },
  '/workshops': { last: ['→ /contact'] },
}

/** Section 5: the error of each field. */
export const errors = {
  name: 'Name must be at least 2 characters',
  email: 'Please enter a valid email address',
  message: 'Message must be at least 10 characters',
} as const

/** Section 2: the page of an unknown path. */
export const notFound = { title: 'Oops! Page not found', home: 'Return to Home' } as const

/** Section 8, and the German texts: title and text. */
export const notices = {
  notSaved: {
    en: ['Error', 'Failed to send your message. Please try again or contact us directly.'],
    de: [
      'Fehler',
      'Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal oder kontaktieren Sie uns direkt.',
    ],
  },
  savedOnly: {
    en: ['Message Saved', "Your message was saved but email notification failed. We'll still get back to you!"],
    de: [
      'Nachricht gespeichert',
      'Ihre Nachricht ist gespeichert, nur die Benachrichtigung per E-Mail hat nicht geklappt. Wir melden uns trotzdem bei Ihnen!',
    ],
  },
  sent: {
    en: ['Message Sent!', "Thank you for your message. We'll get back to you within 24 hours."],
    de: ['Nachricht gesendet!', 'Vielen Dank für Ihre Nachricht. Wir melden uns innerhalb von 24 Stunden bei Ihnen.'],
  },
  duplicate: {
    en: ['Already Subscribed', 'This email is already subscribed to our newsletter.'],
    de: ['Bereits angemeldet', 'Diese E-Mail-Adresse ist bereits für unseren Newsletter angemeldet.'],
  },
  notSubscribed: {
    en: ['Error', 'Failed to subscribe. Please try again.'],
    de: ['Fehler', 'Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.'],
  },
  subscribed: {
    en: ['Subscribed!', 'Thank you for subscribing to our newsletter.'],
    de: ['Angemeldet!', 'Vielen Dank für Ihre Anmeldung zu unserem Newsletter.'],
  },
} as const

/** Addendum A. */
export const packages =
  '@tanstack/react-router @tanstack/router-plugin @tanstack/react-query zustand react react-dom vite @lingui/core @lingui/react @lingui/cli @supabase/supabase-js valibot @tanstack/react-form styled-components vitest msw @playwright/test'
export const topLevel = 'package.json tsconfig.json vite.config.ts lingui.config.ts src locales public tests README.md'
