declare global {
  interface Window {
    /** The button that was pressed last before the program ran; null since it runs. */
    clickToReplay?: HTMLElement | null
  }
}

/** Milliseconds after which the program comes without a paint: a browser may keep its paints to itself. */
const patience = 4000

/**
 * Fetches the program of the page once the page is painted, so that the two never compete for a slow line. The build
 * lists its parts in the document. Links work before it runs; the last button pressed until then is remembered, and
 * the program presses it again.
 */
export async function loadClient(parsed: Promise<void>): Promise<void> {
  document.addEventListener('click', remember, true)
  await parsed
  // A tab in the background paints nothing.
  if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return importChunks()
  const observer = new PerformanceObserver(begin)
  const deadline = setTimeout(begin, patience)
  function begin() {
    observer.disconnect()
    clearTimeout(deadline)
    importChunks()
  }
  observer.observe({ type: 'paint', buffered: true })
}

function importChunks() {
  const chunks: string[] = JSON.parse(document.getElementById('chunks')?.textContent ?? '[]')
  for (const chunk of chunks)
    import(/* @vite-ignore */ chunk).catch((error: unknown) =>
      console.warn('A chunk of the page could not be loaded', error),
    )
}

function remember({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest('button') : null
  if (window.clickToReplay === null) document.removeEventListener('click', remember, true)
  else if (button) window.clickToReplay = button
}
