/** Writes a value with its unit in the format of a language: "1 day", "9 Tage", "34 %"; without a unit just the number. */
export function writtenValue(value: number, unit: string | undefined, locale: string): string {
  return value.toLocaleString(
    locale,
    unit
      ? {
          style: 'unit',
          unit,
          unitDisplay: unit === 'percent' ? 'short' : 'long',
        }
      : {},
  )
}
