/** A value with a shortened form for test titles. */
export function shown(value: string) {
  return { value, shown: JSON.stringify(value).slice(0, 40) }
}
