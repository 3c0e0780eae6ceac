import { Suspense, use, useEffect, useMemo, useSyncExternalStore, type ComponentType, type ReactElement } from 'react'
import type { Slug as SlugOf } from '#content/collection.ts'
import type { ExpertiseSlug } from '#content/expertise/expertise.ts'
import type { ServiceSlug } from '#content/services/services.ts'
import type { whyAi } from '#content/why-ai/why-ai.ts'

/**
 * The graphics of a collection's pages: `load` downloads one, and resolves also when that fails, because a page is complete
 * without its drawing; `graphicOf` is one, which shows nothing until it is there, and false for a record without one.
 */
export interface PageGraphics<Slug extends string> {
  load: (slug: string) => Promise<void>
  graphicOf: (slug: Slug) => ReactElement | false
}

type Importer = () => Promise<{ Graphic: ComponentType }>

/** By its status React knows without waiting that it is fulfilled. */
const arrived = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })
const never = new Promise<never>(() => undefined)

/** Declares the graphics of a collection. Each is a chunk of its own, so that a page downloads only the one it shows. */
export function pageGraphics<Slug extends string>(
  importers: Readonly<Partial<Record<Slug, Importer>>>,
): PageGraphics<Slug> {
  const importerOf = new Map<string, Importer>(Object.entries(importers))
  const loaded = new Map<string, ReactElement>()
  const arrivals = new Map<string, Promise<void>>()
  /** The same promise at every render of what waits for it. */
  function arrivalOf(slug: string): Promise<void> {
    const arrival = loaded.has(slug) ? arrived : (arrivals.get(slug) ?? load(slug))
    arrivals.set(slug, arrival)
    return arrival
  }
  async function load(slug: string) {
    if (loaded.has(slug)) return
    try {
      const module = await importerOf.get(slug)?.()
      if (module) loaded.set(slug, <module.Graphic />)
    } catch (error) {
      // No document is published without its drawing.
      if (import.meta.env.SSR) throw error
    }
  }
  const Drawing = ({ slug }: { slug: Slug }) => {
    const arrival = useMemo(() => arrivalOf(slug), [slug])
    // What is rendered next tries a failed download again.
    useEffect(() => void arrivals.delete(slug), [slug])
    use(arrival)
    return loaded.get(slug) ?? <Missing />
  }
  return {
    load,
    graphicOf: (slug) =>
      importerOf.has(slug) && (
        <Suspense>
          <Drawing slug={slug} />
        </Suspense>
      ),
  }
}

/** In place of a drawing that failed to download: the one of the document, as long as React has not rendered the part anew. */
function Missing() {
  const isHydrating = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
  if (isHydrating) use(never)
  return null
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
