import type { Specimen } from './story.ts'
import { art } from './stories/art.tsx'
import { cards } from './stories/cards.tsx'
import { controls } from './stories/controls.tsx'
import { fields } from './stories/fields.tsx'
import { forms } from './stories/forms.tsx'
import { sections } from './stories/sections.tsx'
import { shell } from './stories/shell.tsx'
import { texts } from './stories/texts.tsx'

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
