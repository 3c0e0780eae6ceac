import { Bar } from '#ui/bar.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Section } from '#ui/section.tsx'

/** See links.tsx for how these tests work. Colors are CSS custom properties; tests/unit/style/tokens.test.ts checks their names. */
export function looks() {
  return (
    <>
      <Bar share={1} tone="before" />
      {/* @ts-expect-error a tone is one of two, not a color */}
      <Bar share={1} tone="#ff6600" />
      <Section tone="raised">A</Section>
      {/* @ts-expect-error unknown tone of a section */}
      <Section tone="loud">A</Section>
      <Icon name="compass" />
      {/* @ts-expect-error unknown icon */}
      <Icon name="compas" />
    </>
  )
}
