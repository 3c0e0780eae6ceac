import type { Page } from '@playwright/test'

/**
 * Faults of the current page that neither axe nor the tests of the documents check: landmarks, target sizes, names of
 * graphics. One line for each fault.
 */
export function structureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const short = (element: Element) => element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 100)

    for (const landmark of ['header:not(main *)', 'main', 'footer:not(main *)', 'main#main[tabindex]'])
      if (all(landmark).length !== 1) faults.push(`${all(landmark).length} x ${landmark}`)
    // Live regions need no landmark: they are announced wherever they are.
    const text = ':is(h1, h2, h3, p):not(header *, main *, footer *, dialog *, [role=status])'
    const outside = [...document.body.querySelectorAll(text)]
    for (const element of outside) faults.push(`outside of every landmark: ${short(element)}`)

    for (const target of all('a[href], button, input, select, textarea, summary')) {
      // The link in a card's title covers the whole card.
      const isOverlay = getComputedStyle(target, '::before').position === 'absolute'
      const { width, height } = ((isOverlay && target.offsetParent) || target).getBoundingClientRect()
      const isHidden =
        !target.checkVisibility() ||
        target.closest('[aria-hidden=true]') ||
        getComputedStyle(target).clipPath !== 'none'
      // WCAG exempts links within a line of text. This includes a link that is the only text of a table cell.
      const isAlone = target.parentElement?.textContent === target.textContent && !target.closest('td')
      const isInText = getComputedStyle(target).display === 'inline' && !isAlone
      const minimum = target.closest('header') ? 44 : 24
      if (!isHidden && !isInText && Math.min(width, height) < minimum - 0.01)
        faults.push(`${Math.round(width)} x ${Math.round(height)} px, minimum ${minimum}: ${short(target)}`)
    }

    for (const graphic of all('svg, img, canvas'))
      if (!graphic.closest('[aria-hidden=true]') && !graphic.ariaLabel && !graphic.getAttribute('alt'))
        faults.push(`neither hidden nor named: ${short(graphic)}`)
    return faults
  })
}

/** The elements that make the page wider than the viewport, if it is. */
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

/** Words of headings that are broken in the middle, where the browser has no hyphenation rules. */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3')].filter((heading) => heading.checkVisibility())
    return headings.flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange()
          // After a soft hyphen at the end of a line, the first letter has a second box there, that of the hyphen.
          range.setStart(text, index + (text.nodeValue?.[index - 1] === '\u00AD' ? 1 : 0))
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
        }
      }
      return broken
    })
  })
}

/** Sets all text with the spacing of WCAG 1.4.12. */
export async function textSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    for (const rule of ['line-height: 1.5', 'letter-spacing: 0.12em', 'word-spacing: 0.16em'])
      sheet.insertRule(`* { ${rule} !important }`)
    sheet.insertRule('p { margin-bottom: 2em !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Lines of text that lie on another text at the top of the page, by more than the overhang of a tight heading. */
export function overlappingText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    const range = document.createRange()
    const isUnseen = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isUnseen(element.parentElement))
    const boxes: { text: Node; left: number; right: number; top: number; bottom: number }[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!text.nodeValue?.trim() || parent?.closest('script, select, svg, dialog, [aria-hidden=true]')) continue
      if (!parent?.checkVisibility({ visibilityProperty: true }) || isUnseen(parent)) continue
      range.selectNodeContents(text)
      for (const { left, right, top, height } of range.getClientRects())
        boxes.push({ text, left: left + 1, right, top: top + height * 0.3, bottom: top + height * 0.7 })
    }
    boxes.sort((one, other) => one.top - other.top)
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1, index + 60)
        .filter((box) => box.text !== one.text && box.top < one.bottom)
        .filter((box) => box.left < one.right && one.left < box.right)
        .map((box) => `“${one.text.nodeValue}” lies on “${box.text.nodeValue}”`),
    )
  })
}

/** The largest share of the screen that fixed and sticky elements cover, at ten places of the page. */
export function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isOnTop = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position)
    const fixed = [...document.body.querySelectorAll('*')].filter(isOnTop)
    const shares = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => {
      window.scrollTo({ top: (place / 10) * document.documentElement.scrollHeight, behavior: 'instant' })
      const boxes = fixed.map((element) => element.getBoundingClientRect())
      const areas = boxes.map(
        (box) => box.width * Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)),
      )
      return areas.reduce((sum, area) => sum + area, 0) / innerWidth / innerHeight
    })
    return Math.max(...shares)
  })
}
