import { use, useCallback, useEffect, type RefCallback } from 'react'
import { ForwardNavigation } from '#delivery/deferred-section.tsx'

/** Where the art of the card was that the visitor has pressed. */
let pressed: DOMRect | undefined

/**
 * The ref of the box of a hero's art, which needs a key: the art grows out of the card that led to its page. A transform
 * that begins with the first paint of the page, because a view transition delays the paint.
 */
export function useGrowingArt(): RefCallback<HTMLElement> {
  const isForward = use(ForwardNavigation)

  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const card = target instanceof Element && target.closest('a') && target.closest('li, article')
      pressed = card ? card.querySelector('[data-light]')?.getBoundingClientRect() : undefined
    }
    document.addEventListener('click', note)
    return () => document.removeEventListener('click', note)
  }, [])

  return useCallback(
    (box) => {
      const art = box?.firstElementChild
      if (!art || !pressed || !isForward()) return
      if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) grow(art, pressed)
      pressed = undefined
    },
    [isForward],
  )
}

function grow(art: Element, from: DOMRect) {
  const { bottom, width } = art.getBoundingClientRect()
  // The router scrolls to the top later.
  const down = from.bottom - bottom - window.scrollY
  const small = `translate(${from.left}px, ${down}px) scale(${from.width / width})`
  const transformOrigin = ['0 100%', '0 100%']
  art.animate({ transform: [small, 'none'], transformOrigin }, { duration: 320, easing: 'ease-out' })
}
