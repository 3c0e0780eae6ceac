/** A value with its unit, e.g. `2 min` or `9 hours`, in a language. */
export function inUnit(
  value: number,
  unit: 'minute' | 'hour' | 'day',
  locale: string,
  unitDisplay: 'short' | 'long' = 'short',
): string {
  return unbroken(value.toLocaleString(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 }))
}

/** A full hour of the day, e.g. `8 AM` or `08 Uhr`, in a language. */
export function hourOfDay(hour: number, locale: string): string {
  return unbroken(new Date(2000, 0, 1, hour).toLocaleTimeString(locale, { hour: 'numeric' }))
}

/** Browsers write different spaces here; the document and the browser must agree. */
function unbroken(text: string): string {
  return text.replaceAll(/\s/g, '\u00A0')
}
