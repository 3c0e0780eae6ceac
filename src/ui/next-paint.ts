/** Resolves after the next paint, so that work that can wait does not delay it. */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    // A background tab does not paint.
    setTimeout(resolve, 50)
  })
}

/**
 * Call this before a change of the whole page, such as another theme: the next paint then leaves out the parts of the
 * page that are off the screen. They keep their size and follow with the paint after that.
 */
export function paintScreenFirst(): void {
  const parts = [...document.querySelectorAll('main > *, #root > footer')]
    // An element loses the focus when it is hidden.
    .filter((part) => isOffScreen(part) && !part.contains(document.activeElement))
  for (const { classList } of parts) classList.add('later')
  void paintRest(parts)
}

async function paintRest(parts: readonly Element[]) {
  await afterNextPaint()
  for (const { classList } of parts) classList.remove('later')
}

function isOffScreen(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect()
  return bottom < 0 || top > window.innerHeight
}
