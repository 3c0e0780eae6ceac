import { Bar } from '#ui/bar.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'

/** See links.tsx for how these tests work. Colours themselves are CSS: tests/unit/style/tokens.test.ts holds their names. */
export function looks() {
  return (
    <>
      <Bar share={1} tone="before" />
      {/* @ts-expect-error a tone is one of two, not a colour */}
      <Bar share={1} tone="#ff6600" />
      <Section tone="raised">A</Section>
      {/* @ts-expect-error a tone that sections do not have */}
      <Section tone="loud">A</Section>
      <Icon name="compass" />
      {/* @ts-expect-error an icon that is not drawn */}
      <Icon name="compas" />
    </>
  )
}
