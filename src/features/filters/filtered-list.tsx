import { useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { useStore } from 'zustand'
import { afterNextPaint } from '#boot/next-paint.tsx'
import { followStorage } from '#storage/safe-storage.ts'
import { from, needsScripts } from '#style/media.ts'
import { controlName } from '#ui/control-name.ts'
import type { FilterStore } from './filter-store.ts'

interface FilteredListProps<Category extends string> {
  filter: FilterStore<Category>
  label: string
  /** One toggle button each; the first one lists everything. */
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
      <Row
        role="group"
        aria-label={label}
        // A press would move with its button.
        onFocus={({ target }) => target.matches(':focus-visible') && showInRow(target)}
      >
        {categories.map(({ category, name }) => (
          <button
            key={category}
            ref={category === chosen ? showInRow : undefined}
            type="button"
            aria-pressed={category === chosen}
            onClick={() => void chooseVisibly(category)}
          >
            {controlName(name)}
          </button>
        ))}
      </Row>
      <div>{list}</div>
    </div>
  )
}

/** Scrolls the row to a button; one that was pressed earlier in the visit may be outside of its visible part. */
function showInRow(button: HTMLElement | null) {
  const row = button?.parentElement
  if (button && row) row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2
}

/** Scrolls to a bar with its list unless half a screen of the list, or all of it, is visible. */
function showResult(frame: HTMLElement) {
  const list = frame.lastElementChild?.getBoundingClientRect()
  if (!list || innerHeight - list.top >= Math.min(list.height, innerHeight / 2)) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  frame.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
}

/* On phones one row, which fades where it can be scrolled sideways. */
const Row = styled.div`
  position: relative;
  display: flex;
  gap: 0.35rem;
  overflow-x: auto;
  scrollbar-width: none;
  /* The row ends at the edges of the screen and has space for the focus ring. */
  margin: -6px calc(-1 * var(--gutter)) calc(var(--space-card) - 6px);
  padding: 6px calc(1.5 * var(--gutter)) 6px var(--gutter);
  scroll-padding-inline: calc(1.5 * var(--gutter));
  mask: linear-gradient(to left, transparent, #000 calc(1.5 * var(--gutter)));

  @media ${from.laptop} {
    flex-wrap: wrap;
    mask: none;
  }

  button {
    flex: none;
    min-height: 44px;
    padding: 0.4rem 0.65rem;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--raised);
    font-size: var(--text-xs);
    font-weight: 500;
  }

  button:hover {
    border-color: var(--accent);
  }

  button[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }

  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  ${needsScripts}
`
