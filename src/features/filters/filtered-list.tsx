import { useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { useStore } from 'zustand'
import { afterNextPaint } from '#delivery/next-paint.tsx'
import { followStorage } from '#storage/safe-storage.ts'
import { FilterBar } from './filter-bar.tsx'
import type { FilterStore } from './filter-store.ts'

interface FilteredListProps<Category extends string> {
  filter: FilterStore<Category>
  label: string
  /** The first one lists everything. */
  categories: readonly { category: Category; name: string }[]
  /** Renders the list; the same function at every render, so that the list is rendered only when it changes. */
  children: (isListed: (category: string) => boolean) => ReactNode
}

/**
 * A filter bar with its list. A choice renders only these two; the pressed button is painted before the list. If too
 * little of the list is on the screen to see the result, the page scrolls to the bar.
 */
export function FilteredList<Category extends string>({
  filter,
  label,
  categories,
  children,
}: FilteredListProps<Category>) {
  const chosen = useStore(filter, (state) => state.category)
  const choose = useStore(filter, (state) => state.choose)
  // After hydration, so that the first render matches the prerendered page.
  useEffect(() => followStorage(() => void filter.persist.rehydrate()), [filter])
  const listed = useDeferredValue(chosen)
  const everything = categories[0]?.category
  const list = useMemo(
    () => children((category) => listed === everything || category === listed),
    [children, listed, everything],
  )
  const frame = useRef<HTMLDivElement>(null)
  const chooseVisibly = async (category: Category) => {
    choose(category)
    // The button is painted first, then the list, whose place is then known without another layout.
    await afterNextPaint()
    await afterNextPaint()
    if (frame.current) showResult(frame.current)
  }
  return (
    <div ref={frame}>
      <FilterBar
        label={label}
        chosen={chosen}
        onChoose={(category) => void chooseVisibly(category)}
        categories={categories}
      />
      <Spaced>{list}</Spaced>
    </div>
  )
}

/** Scrolls to a bar with its list unless half a screen of the list, or all of it, is visible. */
function showResult(frame: HTMLElement) {
  const list = frame.lastElementChild?.getBoundingClientRect()
  if (!list || innerHeight - list.top >= Math.min(list.height, innerHeight / 2)) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  frame.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
}

const Spaced = styled.div`
  margin-top: clamp(1.5rem, 3vw, 2.5rem);
`
