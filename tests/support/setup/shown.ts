/** A value with a short form of it for the name of a test. */
export function shown(value: string) {
  return { value, shown: JSON.stringify(value).slice(0, 40) }
}
