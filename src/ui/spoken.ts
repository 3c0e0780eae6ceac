let place: HTMLElement | undefined

/**
 * The place for live regions whose text only repeats what the page shows: heard by assistive technology, and kept out of
 * the page's own text, so that nobody finds, selects or translates it twice. For the browser only.
 */
export function spokenPlace(): HTMLElement {
  place ??= makePlace()
  return place
}

function makePlace(): HTMLElement {
  const host = document.createElement('div')
  const hidden = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }
  Object.assign(host.style, hidden)
  const inside = document.createElement('div')
  host.attachShadow({ mode: 'closed' }).append(inside)
  document.body.append(host)
  return inside
}
