import type { Story } from './story.ts'
import { art } from './stories/art.tsx'
import { cards } from './stories/cards.tsx'
import { charts } from './stories/charts.tsx'
import { controls } from './stories/controls.tsx'
import { fields } from './stories/fields.tsx'
import { forms } from './stories/forms.tsx'
import { graphics } from './stories/graphics.tsx'
import { sections } from './stories/sections.tsx'
import { serviceGraphics } from './stories/service-graphics.tsx'
import { shell } from './stories/shell.tsx'
import { texts } from './stories/texts.tsx'

/** All stories. Each is checked with axe and compared with its screenshots. */
export const stories: readonly Story[] = [
  ...controls,
  ...fields,
  ...texts,
  ...art,
  ...charts,
  ...graphics,
  ...serviceGraphics,
  ...cards,
  ...sections,
  ...forms,
  ...shell,
]
