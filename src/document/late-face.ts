import { lateFace } from './contract.ts'
import { pageParts } from './next-paint.ts'
import { nextTask } from './next-task.ts'

/** The layout shift that is accepted in a part of the page, as browsers count it. They report three digits. */
const tolerance = 0.00035

/**
 * Shows running text in the brand's face if that arrived after the first paint, part by part in tasks of their own.
 * Texts on the screen that would wrap differently keep the stand-in until the visitor leaves the page, so that nothing
 * moves.
 */
export async function showLateFace(painted: Promise<void>): Promise<void> {
  const loaded = await document.fonts.load('1em "Instrument Sans Late"').catch(() => [])
  // The title face may be as late, and moves texts of its own.
  await Promise.all([painted, document.fonts.ready])
  if (loaded.length === 0 || wasInTime()) return
  for (const part of document.querySelectorAll<HTMLElement>(`aside:not(main *), header, ${pageParts}`)) {
    await nextTask()
    const before = contentsOnScreen(part).map((content) => ({ content, place: placeIn(part, content) }))
    await nextTask()
    showIn(part, before)
  }
  await nextTask()
  document.documentElement.classList.add(lateFace)
}

function showIn(part: HTMLElement, before: readonly { content: Content; place: Place }[]): void {
  part.style.setProperty('--font-text', "'Instrument Sans Late', var(--font-stand-in)")
  part.style.fontFamily = 'var(--font-text)'
  if (before.length === 0) return
  const kept = new Set<Element>()
  const keepStandIn = (element: HTMLElement) => {
    element.style.fontFamily = 'var(--font-stand-in)'
    kept.add(element)
  }
  const moves = () =>
    before.flatMap(({ content, place }) =>
      content.parentElement ? { element: content.parentElement, was: place, is: placeIn(part, content) } : [],
    )
  for (const { element, was, is } of moves()) if (Math.abs(was.height - is.height) > 1) keepStandIn(element)
  // What still moves stands behind a text of another width: then the element around both keeps the stand-in.
  for (let worst = worstOf(moves()); worst.length > 0 && !kept.has(part); worst = worstOf(moves()))
    worst.map(({ element }) => closestOutside(kept, element)).forEach(keepStandIn)
}

/** Whether the first paint had the face: what comes too late for `font-display: optional` is missing on a canvas, too. */
function wasInTime(): boolean {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return true
  const widthIn = (family: string) => {
    context.font = `40px ${family}`
    return context.measureText('Wirkung').width
  }
  return widthIn('"Instrument Sans Variable", monospace') !== widthIn('monospace')
}

type Content = Text | SVGSVGElement | HTMLImageElement

/** The texts, drawings and photos of a part that are on the screen. */
function contentsOnScreen(part: HTMLElement): Content[] {
  const contents: Content[] = []
  if (!isNearScreen(part.getBoundingClientRect())) return contents
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (isContent(node) && isNearScreen(rangeOf(node).getBoundingClientRect())) contents.push(node)
  }
  return contents
}

/** Shortly below the screen, too, where a text may be whose button begins on it. */
function isNearScreen({ y, height }: { y: number; height: number }): boolean {
  return height > 0 && y + height > 0 && y < window.innerHeight + 50
}

function isContent(node: Node): node is Content {
  return node instanceof Text
    ? node.data.trim() !== ''
    : node instanceof SVGSVGElement || node instanceof HTMLImageElement
}

/** Where in its part of the page something starts, its area, and its height, of a text that of the element around it; in pixels. */
interface Place {
  x: number
  y: number
  area: number
  height: number
}

function placeIn(part: HTMLElement, content: Content): Place {
  const range = rangeOf(content)
  const [{ x, y } = new DOMRect()] = range.getClientRects()
  const { width, height } = range.getBoundingClientRect()
  const block = content instanceof Text ? content.parentElement : null
  // The visitor may scroll in between.
  const origin = part.getBoundingClientRect()
  return {
    x: x - origin.x,
    y: y - origin.y,
    area: width * height,
    height: block?.getBoundingClientRect().height ?? height,
  }
}

function rangeOf(content: Content): Range {
  const range = document.createRange()
  range.selectNode(content)
  return range
}

interface Move {
  element: HTMLElement
  was: Place
  is: Place
}

/** What moves to another line; else, if all that moves sideways is a layout shift above the tolerance, the worst of it. */
function worstOf(moves: readonly Move[]): readonly Move[] {
  const toOtherLine = moves.filter(({ was, is }) => Math.abs(was.y - is.y) > 1)
  if (toOtherLine.length > 0) return toOtherLine
  const { innerWidth, innerHeight } = window
  // Browsers count from three pixels on: the share of the screen times that of its longer side.
  const sideways = moves
    .map((move) => ({ move, distance: Math.abs(move.was.x - move.is.x), area: move.was.area }))
    .filter(({ distance }) => distance >= 3)
  const area = sideways.reduce((sum, moved) => sum + moved.area, 0)
  const distance = Math.max(0, ...sideways.map((moved) => moved.distance))
  const shift = (area / (innerWidth * innerHeight)) * (distance / Math.max(innerWidth, innerHeight))
  if (shift <= tolerance) return []
  return sideways
    .toSorted((one, other) => other.area * other.distance - one.area * one.distance)
    .slice(0, 1)
    .map(({ move }) => move)
}

/** An element, or the closest one around it, that is not in a set. */
function closestOutside(set: ReadonlySet<Element>, element: HTMLElement): HTMLElement {
  return set.has(element) && element.parentElement ? closestOutside(set, element.parentElement) : element
}
