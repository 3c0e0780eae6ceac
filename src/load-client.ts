import { nextTask } from './next-task.ts'

declare global {
  interface Window {
    /** The last button clicked before the client bundle ran; null once it runs. */
    clickToReplay?: HTMLElement | null
  }
}

/** Milliseconds to wait for a paint, because some browsers never report one. */
const paintTimeout = 4000

/**
 * Loads the client bundle once the page is painted, so that the two never compete for a slow connection. The build
 * lists its chunks in the document. Links work before the bundle runs; the last button clicked until then is stored and
 * replayed after hydration.
 */
export async function loadClient(parsed: Promise<void>): Promise<void> {
  document.addEventListener('click', storeClick, true)
  await parsed
  // A background tab does not paint.
  if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    await importChunks()
    return
  }
  const observer = new PerformanceObserver(begin)
  const deadline = setTimeout(begin, paintTimeout)
  function begin() {
    observer.disconnect()
    clearTimeout(deadline)
    void importChunks()
  }
  observer.observe({ type: 'paint', buffered: true })
}

/**
 * Tells styled-components which components the CSS of the document covers. It reads that from the text of a style
 * element; as a property, the text needs no hash of its own in the content security policy.
 */
function markStyles() {
  const data = document.getElementById('styles')?.textContent
  if (!data) return
  const { version, names }: { version: string; names: string } = JSON.parse(data)
  const element = document.createElement('style')
  element.setAttribute('data-styled', '')
  element.setAttribute('data-styled-version', version)
  Object.defineProperty(element, 'textContent', { value: names })
  document.head.append(element)
}

/** Downloads all chunks at once, but evaluates them in tasks of their own, so that a tap in between is answered. */
async function importChunks() {
  const chunks: string[] = JSON.parse(document.getElementById('chunks')?.textContent ?? '[]')
  for (const chunk of chunks) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = chunk
    document.head.append(link)
  }
  markStyles()
  for (const chunk of chunks) {
    await import(/* @vite-ignore */ chunk).catch((error: unknown) =>
      console.warn('A chunk of the page could not be loaded', error),
    )
    await nextTask()
  }
}

function storeClick({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest('button') : null
  if (window.clickToReplay === null) document.removeEventListener('click', storeClick, true)
  else if (button) window.clickToReplay = button
}
