import { projects, type ProjectSlug } from '#content/projects.ts'
import { inUnit } from '#i18n/measure.ts'
import { writtenFigure } from '#i18n/written-figure.ts'

/** A figure measured in a case, with its unit in a language, e.g. "9 days" or "34 %". */
export function measuredFigure(slug: ProjectSlug, figure: number, locale: string): string {
  const project = projects.find(slug)
  if (!('unit' in project)) return figure.toLocaleString(locale)
  return project.unit === 'percent' ? writtenFigure(`${figure}%`, locale) : inUnit(figure, project.unit, locale, 'long')
}
