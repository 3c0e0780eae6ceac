import { readData } from './contract.ts'
import { inTime, nextTask } from './next-task.ts'

/**
 * Loads the client bundle once the page is painted, so that the two never compete for a slow connection. The build
 * lists its chunks in the document. Links work before the bundle runs; what else the visitor does is recorded and replayed
 * after hydration (before-hydration.ts). Rejects when a chunk is missing, refused or never arrives.
 */
export async function loadClient(parsed: Promise<unknown>): Promise<void> {
  await firstPaint(parsed)
  await importChunks()
}

/** Milliseconds to wait for a paint, because some browsers never report one. */
const paintTimeout = 4000

/** Resolves after the first paint of a parsed document; in a background tab, which does not paint, at once. */
async function firstPaint(parsed: Promise<unknown>): Promise<void> {
  await parsed
  if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(painted)
    const deadline = setTimeout(painted, paintTimeout)
    function painted() {
      observer.disconnect()
      clearTimeout(deadline)
      resolve()
    }
    observer.observe({ type: 'paint', buffered: true })
  })
}

/**
 * Tells styled-components which components the CSS of the document covers. It reads that from the text of a style
 * element; as a property, the text needs no hash of its own in the content security policy.
 */
function markStyles() {
  const styles = readData('styles')
  if (!styles) return
  const element = document.createElement('style')
  element.setAttribute('data-styled', '')
  element.setAttribute('data-styled-version', styles.version)
  Object.defineProperty(element, 'textContent', { value: styles.names })
  document.head.append(element)
}

/** How long the page waits for its document, and for one more chunk, in milliseconds; they arrive beside each other. */
export const patience = 10_000

/** Downloads all chunks at once, but evaluates them in tasks of their own, so that a tap in between is answered. */
async function importChunks() {
  const chunks = readData('chunks') ?? []
  for (const chunk of [...chunks, ...(readData('drawing') ?? [])]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = chunk
    document.head.append(link)
  }
  markStyles()
  // Where the document came slowly, the chunks do as well: they are some seven times its size.
  const [loaded] = performance.getEntriesByType('navigation')
  const took = loaded instanceof PerformanceNavigationTiming ? loaded.responseEnd - loaded.responseStart : 0
  for (const chunk of chunks) {
    await inTime(import(/* @vite-ignore */ chunk), patience + 10 * took)
    await nextTask()
  }
}
