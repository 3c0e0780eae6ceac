import type { ComponentType } from 'react'

/** The graphics of a collection's pages: `load` downloads one before its page is shown, `Graphic` renders it. */
export interface PageGraphics<Slug extends string> {
  load: (slug: string) => Promise<void>
  Graphic: ComponentType<{ slug: Slug }>
}

/** Declares the graphics of a collection. Each is a chunk of its own, so that a page downloads only the one it shows. */
export function pageGraphics<Slug extends string>(
  importers: Readonly<Record<Slug, () => Promise<{ Graphic: ComponentType }>>>,
): PageGraphics<Slug> {
  const importerOf = new Map<string, () => Promise<{ Graphic: ComponentType }>>(Object.entries(importers))
  const loaded = new Map<string, ComponentType>()
  return {
    async load(slug) {
      const module = loaded.has(slug) ? undefined : await importerOf.get(slug)?.()
      if (module) loaded.set(slug, module.Graphic)
    },
    Graphic({ slug }) {
      const Loaded = loaded.get(slug)
      if (!Loaded) throw new Error(`the graphic of ${slug} is not loaded`)
      return <Loaded />
    },
  }
}
