import { catalogueCategories } from '../../src/content/documents/catalogue.ts'
import { photos } from '../../src/content/photos.ts'
import { literal, type Fact } from './code.ts'

/** The card of a new service in the German catalogue, whose words stand in the code because they are German only. */
export function catalogueCard(slug: string): readonly Fact[] {
  const list = (name: string, length: number) =>
    `[\n${Array.from({ length }, (_, index) => `  ${literal(`${slug}: ${name} ${index + 1}`)},\n`).join('')}]`
  return [
    { field: 'service', code: literal(slug) },
    { field: 'name', code: literal(`Neu: ${slug}`), toDo: 'the title of the card in the German catalogue' },
    { field: 'description', code: literal(`${slug}: Beschreibung`), toDo: 'two or three German sentences' },
    { field: 'image', code: literal(photos.slugs[0]), toDo: 'a photo of photos.ts' },
    {
      field: 'category',
      code: literal(catalogueCategories[1]),
      toDo: 'its category; a new one joins the list above',
    },
    { field: 'pricing', code: literal('from €0/month'), toDo: 'the price, e.g. "from €999/month"' },
    { field: 'rating', code: '4.5', toDo: 'the rating' },
    { field: 'clients', code: literal('0+'), toDo: 'how many clients have it, e.g. "120+"' },
    { field: 'features', code: list('Leistung', 3), toDo: 'what is contained, in German' },
    { field: 'results', code: list('Ergebnis', 4), toDo: 'four results or more; the card shows three' },
    { field: 'benefits', code: list('Vorteil', 3), toDo: 'three benefits or more; the card shows two' },
    { field: 'challenges', code: list('Herausforderung', 3), toDo: 'three difficulties or more; the card shows two' },
  ]
}
