/** The items of a list text: one message, one line per item. */
export function lines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
