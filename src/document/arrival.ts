import { arriving } from './contract.ts'
import { pageParts } from './next-paint.ts'
import { nextTask } from './next-task.ts'

/**
 * Lets the browser lay out what is below the first screen only when it comes near, until the page runs: the first paint
 * and those with the brand's faces then cost a fraction. Call this before the first paint. An anchor or the scroll
 * position of an earlier visit needs the size of every part, so such a page is laid out at once.
 */
export function startArrival(): void {
  const [loaded] = performance.getEntriesByType('navigation')
  const isFirstVisit = loaded && 'type' in loaded && loaded.type === 'navigate'
  if (isFirstVisit && window.location.hash === '') document.documentElement.classList.add(arriving)
}

/** Lays out the parts that were left out, each in a task of its own. */
export async function endArrival(): Promise<void> {
  const { classList } = document.documentElement
  if (!classList.contains(arriving)) return
  const parts = document.querySelectorAll<HTMLElement>(pageParts)
  for (const part of parts) {
    await nextTask()
    part.style.contentVisibility = 'visible'
    // Makes the browser do it now, and not for all parts in one frame.
    part.getBoundingClientRect()
  }
  classList.remove(arriving)
  for (const part of parts) part.style.contentVisibility = ''
}
