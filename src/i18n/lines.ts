/** Splits a list message into its items, one per line. */
export function lines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
