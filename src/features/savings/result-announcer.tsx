import { useEffect, useRef } from 'react'
import { Unseen } from '#ui/unseen.tsx'
import type { Entries } from './savings-inputs.ts'

/** Milliseconds without a change after which a result is announced, so that a held arrow key is not a stream of numbers. */
const pause = 800

/** Announces the result of other entries to assistive technology, but not the same one in another language. It is visible elsewhere. */
export function ResultAnnouncer({ text, entries }: { text: string; entries: Entries }) {
  const region = useRef<HTMLParagraphElement>(null)
  const announced = useRef(entries)

  useEffect(() => {
    const write = (shown: string) => region.current && (region.current.textContent = shown)
    if (entries === announced.current) return void write('')
    const announcing = setTimeout(() => {
      announced.current = entries
      write(text)
    }, pause)
    return () => clearTimeout(announcing)
  }, [text, entries])

  return <Unseen as="p" ref={region} role="status" />
}
