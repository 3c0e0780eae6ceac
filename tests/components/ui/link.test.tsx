import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ButtonAnchor } from '#ui/button.tsx'
import { OutsideLink } from '#ui/link.tsx'

describe.each([
  { what: 'A link', show: (href: string) => render(<OutsideLink href={href}>there</OutsideLink>) },
  {
    what: 'A link that looks like a button',
    show: (href: string) => render(<ButtonAnchor href={href}>there</ButtonAnchor>),
  },
])('$what', ({ show }) => {
  test('to another site opens in a new tab, which learns nothing of this one', () => {
    show('https://chatgpt.com')
    const link = screen.getByRole('link', { name: 'there' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test.each(['mailto:jo@example.com', 'tel:+15550100', '#chat', '/contact'])('to %s stays in this tab', (href) => {
    show(href)
    expect(screen.getByRole('link', { name: 'there' })).not.toHaveAttribute('target')
  })
})
