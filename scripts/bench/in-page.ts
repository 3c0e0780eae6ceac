/** How a page shows the effect of an interaction: the text or an attribute of an element changes. */
export interface Effect {
  selector: string
  attribute?: string
}

/** Milliseconds from the input event to the paint of its effect, and the longest event of the interaction (INP). */
export interface Timing {
  paint: number
  event: number
}

declare global {
  interface PerformanceObserverInit {
    /** Milliseconds, of Event Timing; TypeScript's library does not have it yet. */
    durationThreshold?: number
  }
  interface Window {
    timing: Promise<Timing>
  }
}

/**
 * Runs in the page before an interaction that begins with the event `type`. `window.timing` resolves to `paint`, from the
 * event's time stamp to the end of the frame with the effect (a message sent in its animation frame arrives once the
 * frame is laid out and painted), and `event`, the longest duration that Event Timing reports within a second; it
 * reports none below 16 ms, which counts as 16 here.
 */
export function watchForEffect({ selector, attribute }: Effect, type: 'click' | 'keydown'): void {
  const read = () => {
    const element = document.querySelector(selector)
    return attribute === undefined ? element?.textContent : element?.getAttribute(attribute)
  }
  const before = read()
  const durations = [16]
  const note = (entries: PerformanceEntryList) =>
    durations.push(...entries.filter((entry) => 'interactionId' in entry && entry.interactionId).map((e) => e.duration))
  const events = new PerformanceObserver((list) => note(list.getEntries()))
  events.observe({ type: 'event', durationThreshold: 16 })
  let started = Number.NaN
  window.addEventListener(type, ({ timeStamp }) => (started = timeStamp), { capture: true, once: true })

  window.timing = new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      if (read() === before) return
      changes.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', painted)
        port1.start()
        port2.postMessage(null)
      })
    })
    changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })

    function painted() {
      const paint = performance.now() - started
      // The entry of an event exists only some time after its paint was presented.
      setTimeout(() => {
        note(events.takeRecords())
        resolve({ paint, event: Math.max(...durations) })
      }, 1000)
    }
  })
}
