/**
 * Ignores the rejections of skipped view transitions. A second navigation during a cross-fade skips the first one, and
 * the browser rejects promises that the router does not handle. The new page is shown either way.
 */
export function allowSkippedTransitions(): void {
  if (!('startViewTransition' in document)) return
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    transition.ready.catch(() => undefined)
    transition.finished.catch(() => undefined)
    return transition
  }
}
