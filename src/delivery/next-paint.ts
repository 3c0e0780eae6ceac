import { rootId } from './contract.ts'

/** Resolves after the next paint, so that work that can wait does not delay it. */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const painted = new AbortController()
    const goOn = () => {
      painted.abort()
      setTimeout(resolve)
    }
    // A background tab does not paint, and a tab may get there before it has painted.
    if (document.hidden) return goOn()
    requestAnimationFrame(goOn)
    document.addEventListener('visibilitychange', goOn, { signal: painted.signal })
  })
}

/** The parts of a page; what wraps a whole page to set its language is none. global.css reserves their sizes. */
const pageParts = `:is(main, main > [lang]:only-child) > *, #${rootId} > footer`

/**
 * Call this before a change of the whole page, such as another theme: the next paint then leaves out the parts of the
 * page that are off the screen. They keep their size and follow with the paint after that.
 */
export async function paintScreenFirst(): Promise<void> {
  const offScreen = [...document.querySelectorAll<HTMLElement>(pageParts)].filter((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    // An element loses the focus when it is hidden.
    return (bottom < 0 || top > window.innerHeight) && !part.contains(document.activeElement)
  })
  for (const { style } of offScreen) style.contentVisibility = 'hidden'
  await afterNextPaint()
  for (const { style } of offScreen) style.contentVisibility = ''
}
