import type { Page } from '@playwright/test'

/**
 * What the page that is open has against it beyond what axe looks for: its landmarks, the order of its headings, the
 * size of its targets, names of its graphics. One line for each fault.
 */
export function structureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const short = (element: Element) => element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 100)

    for (const landmark of ['header:not(main *)', 'main', 'footer:not(main *)', 'h1', 'title', 'main#main[tabindex]'])
      if (all(landmark).length !== 1) faults.push(`${all(landmark).length} of ${landmark}`)
    for (const nav of all('nav')) if (!nav.ariaLabel) faults.push(`a navigation without a name: ${short(nav)}`)
    // Live regions need no landmark: they are announced wherever they are.
    const text = ':is(h1, h2, h3, p):not(header *, main *, footer *, dialog *, [role=status])'
    const outside = [...document.body.querySelectorAll(text)]
    for (const element of outside) faults.push(`outside of every landmark: ${short(element)}`)

    let level = 0
    for (const heading of all('h1, h2, h3, h4, h5, h6')) {
      const next = Number(heading.localName.slice(1))
      if (next > level + 1) faults.push(`h${next} after h${level}: ${heading.textContent}`)
      level = next
    }

    const ids = Object.groupBy(all('[id]'), ({ id }) => id)
    for (const [id, elements] of Object.entries(ids)) if (elements?.length !== 1) faults.push(`id ${id} is there twice`)

    for (const target of all('a[href], button, input, select, textarea, summary')) {
      // The title of a card is laid over the whole card.
      const isOverlay = getComputedStyle(target, '::after').position === 'absolute'
      const { width, height } = ((isOverlay && target.offsetParent) || target).getBoundingClientRect()
      const isHidden =
        !target.checkVisibility() ||
        target.closest('[aria-hidden=true]') ||
        getComputedStyle(target).clipPath !== 'none'
      // WCAG lets a link within a line of text, here also one that is all the text of a cell, be as high as the line.
      const isAlone = target.parentElement?.textContent === target.textContent && !target.closest('td')
      const isInText = getComputedStyle(target).display === 'inline' && !isAlone
      const least = target.closest('header') ? 44 : 24
      if (!isHidden && !isInText && Math.min(width, height) < least - 0.01)
        faults.push(`${Math.round(width)} x ${Math.round(height)} px, ${least} wanted: ${short(target)}`)
    }

    for (const graphic of all('svg, img, canvas'))
      if (!graphic.closest('[aria-hidden=true]') && !graphic.ariaLabel && !graphic.getAttribute('alt'))
        faults.push(`neither hidden nor named: ${short(graphic)}`)
    for (const control of all('input:not([tabindex="-1"]), textarea'))
      if (!control.getAttribute('autocomplete')) faults.push(`says nothing about autofill: ${short(control)}`)
    return faults
  })
}

/** What makes a page wider than the screen; nothing when it is not. */
export async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*:not(svg *)')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    return [`${scrollWidth} px`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))]
  })
}

/** SiteMessages of headings that are broken in their middle, where the browser has no rules for hyphens. */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3')].filter((heading) => heading.checkVisibility())
    return headings.flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
        }
      }
      return broken
    })
  })
}

/** Sets the size of all text, 1 for the usual one, as a browser's setting does. */
export async function textSize(page: Page, factor: number): Promise<void> {
  await page.evaluate((size) => void (document.documentElement.style.fontSize = size), `${factor * 100}%`)
}
