import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ButtonAnchor, ButtonOutside } from '#ui/button.tsx'
import { OutsideLink } from '#ui/link.tsx'

const there = { href: 'https://chatgpt.com', newTab: 'opens in a new tab', children: 'there' } as const

test.each([
  ['A link', <OutsideLink {...there} key="link" />],
  ['A link that looks like a button', <ButtonOutside {...there} key="button" />],
])('%s to another site opens in a new tab, is labeled so, and has no opener and referrer', (_, shown) => {
  render(shown)
  const link = screen.getByRole('link', { name: 'there (opens in a new tab)' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test.each(['mailto:jo@example.com', 'tel:+15550100', '#chat'] as const)('A link to %s stays in this tab', (href) => {
  render(
    <>
      <OutsideLink {...there} href={href} />
      <ButtonAnchor href={href}>button</ButtonAnchor>
    </>,
  )
  for (const name of ['there', 'button']) expect(screen.getByRole('link', { name })).not.toHaveAttribute('target')
})
