/** Resolves in a task of its own, so that the browser can answer input and paint in between. */
export function nextTask(): Promise<void> {
  // A background tab runs timers only once a second.
  return window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
