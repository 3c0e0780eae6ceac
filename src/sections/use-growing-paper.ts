import { use, useCallback, useEffect, type RefCallback } from 'react'
import { ForwardNavigation } from '#boot/next-paint.tsx'

/** Where the small document was on the card that the visitor has pressed. */
let pressed: DOMRect | undefined

/**
 * The ref of the document in a hero, which needs a key: it grows out of the card that led to its page. A transform that
 * begins with the first paint of the page, because a view transition delays the paint.
 */
export function useGrowingPaper(): RefCallback<HTMLElement> {
  const isForward = use(ForwardNavigation)

  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const card = target instanceof Element && target.closest('li, article')
      pressed = card ? card.querySelector('[data-miniature]')?.getBoundingClientRect() : undefined
    }
    document.addEventListener('click', note)
    return () => document.removeEventListener('click', note)
  }, [])

  return useCallback(
    (paper) => {
      if (!paper || !pressed || !isForward()) return
      if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) grow(paper, pressed)
      pressed = undefined
    },
    [isForward],
  )
}

function grow(paper: Element, from: DOMRect) {
  const { left, top, width } = paper.getBoundingClientRect()
  // The router scrolls to the top later.
  const down = from.top - top - window.scrollY
  const small = `translate(${from.left - left}px, ${down}px) scale(${from.width / width})`
  paper.animate({ transform: [small, 'none'], transformOrigin: ['0 0', '0 0'] }, { duration: 320, easing: 'ease-out' })
}
