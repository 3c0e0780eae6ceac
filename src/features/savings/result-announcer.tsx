import { useEffect, useRef } from 'react'
import { Unseen } from '#ui/unseen.tsx'

/** Milliseconds without a change after which a result is announced, so that dragging a slider is not a stream of numbers. */
const pause = 800

/** Announces a result to assistive technology when it changes, but not the first one. It is visible elsewhere. */
export function ResultAnnouncer({ text }: { text: string }) {
  const region = useRef<HTMLParagraphElement>(null)
  const first = useRef(text)

  useEffect(() => {
    if (text === first.current) return undefined
    first.current = ''
    const announcing = setTimeout(() => region.current && (region.current.textContent = text), pause)
    return () => clearTimeout(announcing)
  }, [text])

  return <Unseen as="p" ref={region} role="status" />
}
