/** Writes a figure of a record in the format of a language: `10K+`, `2.3x` and `98%` are `10.000+`, `2,3×` and `98 %` in German. */
export function writtenFigure(figure: string, locale: string): string {
  if (locale === 'en') return figure
  return figure
    .replace(/(\d)K/, '$1000')
    .replaceAll(/\d+(\.\d+)?/g, (number) => Number(number).toLocaleString(locale))
    .replace(/(\d)%/, '$1\u00A0%')
    .replace(/(\d)x/, '$1×')
}
