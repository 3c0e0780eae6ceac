import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { projects } from '#content/projects.ts'
import { lines } from '#i18n/lines.ts'
import { itemsBelow } from '../cards.ts'
import { openSite } from '../site.tsx'

const part = (name: string) => screen.queryByRole('heading', { level: 2, name })

describe.each(projects.all)('The project $slug', ({ slug, months, technologies, text }) => {
  test('has back link, category, title, four facts, overview, three lists and its technologies', async () => {
    const { messages } = await openSite(`/projects/${slug}`)
    const t = messages.i18n.t.bind(messages.i18n)
    const [back] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Back to projects' })
    expect(back).toHaveAttribute('href', '/projects')
    expect(screen.getByText(t(text.category))).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t(text.title))

    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual([
      ['Duration', `${months} months`],
      ['Team', t(text.team)],
      ['Results', t(text.results)],
      ['Client', t(text.client)],
    ])

    for (const paragraph of lines(t(text.detailedDescription))) expect(screen.getByText(paragraph)).toBeVisible()
    for (const [name, id] of [
      ['Challenges', text.challenges],
      ['Solutions', text.solutions],
      ['Outcomes', text.outcomes],
    ] as const) {
      const heading = screen.getByRole('heading', { level: 2, name })
      expect(itemsBelow(heading)).toEqual(lines(t(id)))
    }
    expect(itemsBelow(screen.getByRole('heading', { level: 2, name: 'Technologies' }))).toEqual(technologies)
  })
})

test('Overview, challenges, solutions and outcomes are hidden if empty', async () => {
  const { messages } = await openSite('/projects/quality-control')
  const { text } = projects.find('quality-control')
  for (const name of ['Overview', 'Challenges', 'Solutions', 'Outcomes']) expect(part(name)).toBeVisible()
  const nothing = [text.detailedDescription, text.challenges, text.solutions, text.outcomes].map((id) => [id, ['']])
  await act(async () => messages.i18n.load('en', Object.fromEntries(nothing)))
  for (const name of ['Overview', 'Challenges', 'Solutions', 'Outcomes']) expect(part(name)).not.toBeInTheDocument()
  expect(part('Technologies')).toBeVisible()
})
