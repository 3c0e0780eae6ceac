import { use, type ComponentType } from 'react'
import type { Slug as SlugOf } from '#content/collection.ts'
import type { ExpertiseSlug } from '#content/expertise/expertise.ts'
import type { ServiceSlug } from '#content/services/services.ts'
import type { whyAi } from '#content/why-ai/why-ai.ts'

/** The graphics of a collection's pages: `load` downloads one, without a slug all; `Graphic` renders one, suspended until it is there. */
export interface PageGraphics<Slug extends string> {
  load: (slug?: string) => Promise<void>
  Graphic: ComponentType<{ slug: Slug }>
}

/** By its status React knows without waiting that it is fulfilled. */
const here = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/** Declares the graphics of a collection. Each is a chunk of its own, so that a page downloads only the one it shows. */
function pageGraphics<Slug extends string>(
  importers: Readonly<Record<Slug, () => Promise<{ Graphic: ComponentType }>>>,
): PageGraphics<Slug> {
  const importerOf = new Map<string, () => Promise<{ Graphic: ComponentType }>>(Object.entries(importers))
  const loaded = new Map<string, ComponentType>()
  const arrivals = new Map<string, Promise<void>>()
  /** Resolves also when the download fails: a page is complete without its drawing. */
  function arrivalOf(slug: string): Promise<void> {
    const arrival = loaded.has(slug) ? here : (arrivals.get(slug) ?? load(slug).catch(() => undefined))
    arrivals.set(slug, arrival)
    return arrival
  }
  async function load(slug?: string) {
    const wanted = (slug === undefined ? [...importerOf.keys()] : [slug]).filter((one) => !loaded.has(one))
    await Promise.all(
      wanted.map(async (one) => {
        const module = await importerOf.get(one)?.()
        if (module) loaded.set(one, module.Graphic)
      }),
    )
  }
  return {
    load,
    Graphic({ slug }) {
      use(arrivalOf(slug))
      const Loaded = loaded.get(slug)
      return Loaded ? <Loaded /> : null
    },
  }
}

/** What each profile works with, on its page. */
export const expertiseGraphics = pageGraphics<ExpertiseSlug>({
  'ai-expert': () => import('./ai-expert/ai-expert.tsx'),
  trainer: () => import('./trainer/trainer.tsx'),
  consultant: () => import('./consultant/consultant.tsx'),
  developer: () => import('./developer/developer.tsx'),
  coaching: () => import('./coaching/coaching.tsx'),
  speaker: () => import('./speaker/speaker.tsx'),
})

/** The samples that the pages of the services show. */
export const serviceGraphics = pageGraphics<ServiceSlug>({
  'text-generation': () => import('./text-generation/text-generation.tsx'),
  'image-creation': () => import('./image-creation/image-creation.tsx'),
  'music-production': () => import('./music-production/music-production.tsx'),
  'voice-synthesis': () => import('./voice-synthesis/voice-synthesis.tsx'),
  'video-generation': () => import('./video-generation/video-generation.tsx'),
  'ai-development': () => import('./ai-development/ai-development.tsx'),
})

export const topicGraphics = pageGraphics<SlugOf<typeof whyAi>>({
  'exponential-growth': () => import('./exponential-growth/exponential-growth.tsx'),
  'automation-efficiency': () => import('./automation-efficiency/automation-efficiency.tsx'),
  'innovation-catalyst': () => import('./innovation-catalyst/innovation-catalyst.tsx'),
  'competitive-advantage': () => import('./competitive-advantage/competitive-advantage.tsx'),
  'customer-experience': () => import('./customer-experience/customer-experience.tsx'),
  'risk-mitigation': () => import('./risk-mitigation/risk-mitigation.tsx'),
})
