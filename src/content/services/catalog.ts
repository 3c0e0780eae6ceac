import type { GermanPhotoId } from '../photos.ts'
import { catalogPrice } from '../price.ts'
import { services, type ServiceSlug } from './services.ts'

interface CatalogFacts {
  /** The name in the catalog, in every language. */
  name: string
  /** A choice of the filter. */
  category: string
  image: GermanPhotoId
  /** What the photo shows, in German for readers of every language. */
  alt: string
  /** Of clients, as long as there are any. */
  rating: number | null
  clients: string | null
}

/** What the German catalog shows of a service besides its record and its texts, in the order of its cards. */
const cards: Readonly<Record<ServiceSlug, CatalogFacts>> = {
  'text-generation': {
    name: 'Content-Automatisierung',
    category: 'Text Generation',
    image: 'photo-1517842645767-c639042777db',
    alt: 'Füllfederhalter auf einem aufgeschlagenen Notizbuch',
    rating: 4.9,
    clients: '200+',
  },
  'image-creation': {
    name: 'Visual Content Engine',
    category: 'Image Generation',
    image: 'photo-1620641788421-7a1c342ea42e',
    alt: 'Abstrakte Farbwellen in Violett und Pink',
    rating: 4.8,
    clients: '150+',
  },
  'video-generation': {
    name: 'Video-Produktion 2.0',
    category: 'Video Generation',
    image: 'photo-1574717024653-61fd2cf4d44d',
    alt: 'Zeitleiste eines Schnittprogramms mit farbigen Clips',
    rating: 4.7,
    clients: '80+',
  },
  'ai-development': {
    name: 'Business-Automatisierung',
    category: 'Development',
    image: 'photo-1487058792275-0ad4aaf24ca7',
    alt: 'Farbiger Programmcode auf einem Computerbildschirm',
    rating: 4.9,
    clients: '100+',
  },
  'voice-synthesis': {
    name: 'Voice & Audio AI',
    category: 'Voice Synthesis',
    image: 'photo-1590602847861-f357a9332bbc',
    alt: 'Schwarzes Mikrofon an einem Schwenkarm',
    rating: 4.8,
    clients: '120+',
  },
  'music-production': {
    name: 'Music & Sound Design',
    category: 'Music Production',
    image: 'photo-1618609378039-b572f64c5b42',
    alt: 'Mischpult mit hell leuchtenden Tasten vor dunklem Hintergrund',
    rating: 4.6,
    clients: '90+',
  },
}

/** The cards of the German catalog of services: a view of their records, whose German texts are in the catalogs. */
export const catalog = Object.keys(cards)
  .filter((slug) => services.has(slug))
  .map((slug) => ({ ...services.find(slug), ...cards[slug], pricing: catalogPrice(services.find(slug).price) }))

/** A card of the catalog. It links to the page of its service. */
export type CatalogCard = (typeof catalog)[number]

/** The filter of the catalog: "Alle" shows every card. */
export const catalogCategories = ['Alle', ...new Set(catalog.map(({ category }) => category))] as const
