import { clients } from '../../src/content/clients.ts'
import { expertise } from '../../src/content/expertise.ts'
import { photos } from '../../src/content/photos.ts'
import { projects } from '../../src/content/projects.ts'
import { services } from '../../src/content/services.ts'
import { toolCategories, tools } from '../../src/content/tools.ts'
import { whyAi } from '../../src/content/why-ai.ts'
import { workshops } from '../../src/content/workshops.ts'
import { catalogueCard } from './catalogue-card.ts'
import { literal, type Fact } from './code.ts'
import type { Place } from './places.ts'

/** A kind of record that `npm run new` adds. */
export interface Kind {
  /** The module with the collection, from the root of the project. */
  file: string
  collection: {
    name: string
    slugs: readonly string[]
    has: (slug: string) => boolean
  }
  /** Where a visitor sees the record first. */
  page: (slug: string) => string
  /** The facts of a new record: they satisfy the types, and each says what takes its place. */
  facts: (slug: string) => readonly Fact[]
  /** What else stands in the code for each record. */
  besides?: { file: string; place: Place; facts: (slug: string) => readonly Fact[] }
}

const photo: Fact = { field: 'image', code: literal(photos.slugs[0]), toDo: 'a photo of photos.ts' }

const testimonials: Fact = {
  field: 'testimonials',
  code: `[\n${clients.slugs
    .slice(0, 3)
    .map((client) => `  { client: ${literal(client)}, rating: 5 },\n`)
    .join('')}]`,
  toDo: 'three clients of clients.ts and the stars that each gave',
}

export const kinds: Readonly<Record<string, Kind>> = {
  service: {
    file: 'src/content/services.ts',
    collection: services,
    page: (slug) => `/services/${slug}`,
    facts: () => [photo, testimonials],
    besides: { file: 'src/content/documents/catalogue.ts', place: { variable: 'cards' }, facts: catalogueCard },
  },
  profile: {
    file: 'src/content/expertise.ts',
    collection: expertise,
    page: (slug) => `/expertise/${slug}`,
    facts: () => [{ field: 'icon', code: literal('brain'), toDo: 'an icon that its type names' }, photo, testimonials],
  },
  topic: {
    file: 'src/content/why-ai.ts',
    collection: whyAi,
    page: (slug) => `/why-ai/${slug}`,
    facts: () => [
      photo,
      { field: 'figures', code: "['0%', '0%', '0%', '0%']", toDo: 'the four figures of the tiles, as they are shown' },
    ],
  },
  project: {
    file: 'src/content/projects.ts',
    collection: projects,
    page: (slug) => `/projects/${slug}`,
    facts: () => [
      photo,
      {
        field: 'technologies',
        code: "['First technology', 'Second technology', 'Third technology']",
        toDo: 'three technologies or more',
      },
      { field: 'months', code: '2', toDo: 'how many months it took, 2 to 8' },
      { field: 'people', code: '2', toDo: 'how many people worked on it' },
    ],
  },
  tool: {
    file: 'src/content/tools.ts',
    collection: tools,
    page: () => '/tools',
    facts: (slug) => [
      { field: 'name', code: literal(titled(slug)), toDo: 'the name as its maker writes it' },
      { field: 'category', code: literal(toolCategories.slugs[0]), toDo: 'one of the categories above' },
      photo,
      { field: 'rating', code: '4.5', toDo: 'the rating, 4.5 to 4.9' },
      { field: 'affiliateLink', code: literal(`https://${slug}.example`), toDo: 'the link to its maker' },
    ],
  },
  workshop: {
    file: 'src/content/workshops.ts',
    collection: workshops,
    page: () => '/workshops',
    facts: (slug) => [
      {
        field: 'url',
        code: `\`https://${slug}.\${company.workshops.domain}\``,
        toDo: 'the subdomain on which the workshop has its site',
      },
      { field: 'icon', code: literal('sprout'), toDo: 'an icon that its type names' },
      { field: 'color', code: literal('amber'), toDo: 'a colour that its type names' },
    ],
  },
}

/** The slug as a title: `github-copilot` becomes `Github Copilot`. */
function titled(slug: string): string {
  return slug.replaceAll(
    /(?:^|-)([a-z0-9])/g,
    (_, letter: string, at: number) => `${at ? ' ' : ''}${letter.toUpperCase()}`,
  )
}
