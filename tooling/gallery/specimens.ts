import type { Specimen } from './specimen.ts'
import { art } from './specimens/art.tsx'
import { cards } from './specimens/cards.tsx'
import { controls } from './specimens/controls.tsx'
import { fields } from './specimens/fields.tsx'
import { forms } from './specimens/forms.tsx'
import { sections } from './specimens/sections.tsx'
import { shell } from './specimens/shell.tsx'
import { texts } from './specimens/texts.tsx'

/** Everything the gallery shows, checks with axe and compares with its pictures. */
export const specimens: readonly Specimen[] = [
  ...controls,
  ...fields,
  ...texts,
  ...art,
  ...cards,
  ...sections,
  ...forms,
  ...shell,
]
