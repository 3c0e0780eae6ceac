import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ButtonAnchor, ButtonOutside } from '#ui/button.tsx'
import { OutsideLink } from '#ui/link.tsx'

const newTab = 'opens in a new tab'

describe.each([
  {
    what: 'A link',
    show: (href: `https://${string}`) =>
      render(
        <OutsideLink href={href} newTab={newTab}>
          there
        </OutsideLink>,
      ),
  },
  {
    what: 'A link that looks like a button',
    show: (href: `https://${string}`) =>
      render(
        <ButtonOutside href={href} newTab={newTab}>
          there
        </ButtonOutside>,
      ),
  },
])('$what', ({ show }) => {
  test('to another site opens in a new tab, is labeled so, and has no opener and referrer', () => {
    show('https://chatgpt.com')
    const link = screen.getByRole('link', { name: 'there (opens in a new tab)' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
})

test.each(['mailto:jo@example.com', 'tel:+15550100', '#chat', '/contact'] as const)(
  'A link to %s stays in this tab',
  (href) => {
    render(
      <>
        <OutsideLink href={href} newTab={newTab}>
          text
        </OutsideLink>
        <ButtonAnchor href={href}>button</ButtonAnchor>
      </>,
    )
    for (const name of ['text', 'button']) expect(screen.getByRole('link', { name })).not.toHaveAttribute('target')
  },
)
