import { useRouter } from '@tanstack/react-router'
import { startTransition, useCallback, useState } from 'react'
import type { ServiceSlug } from '#content/services/services.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { serviceGraphics } from '#graphics/page-graphics.tsx'

/** The document of a service, which is downloaded with its texts when its place comes near the screen. */
export function LatePaper({ slug }: { slug: ServiceSlug }) {
  const { locale } = useI18n()
  const { messages } = useRouter().options.context
  const [known, setKnown] = useState<string>()
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return
          observer.disconnect()
          const show = () => startTransition(() => setKnown(locale))
          messages.load(`/services/${slug}`).then(show, () => undefined)
        },
        { rootMargin: '100%' },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [messages, slug, locale],
  )
  // Another language has other texts.
  return known === locale ? <serviceGraphics.Graphic slug={slug} /> : <div ref={place} />
}
