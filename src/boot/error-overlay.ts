/** Shows an error in the overlay in which Vite shows what does not compile; the console has it, too. */
export function showErrorOverlay(error: unknown): void {
  console.error(error)
  const Overlay = customElements.get('vite-error-overlay')
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  if (Overlay) document.body.append(new Overlay({ message, stack }))
}
