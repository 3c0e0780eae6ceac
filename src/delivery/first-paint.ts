/** Milliseconds to wait for a paint, because some browsers never report one. */
const paintTimeout = 4000

/** Resolves after the first paint of a parsed document; in a background tab, which does not paint, at once. */
export async function firstPaint(parsed: Promise<void>): Promise<void> {
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
