import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { projects } from '#content/projects/projects.ts'
import { openSite } from '../site.tsx'

const part = (name: string) => screen.queryByRole('heading', { level: 2, name })

test.runIf(projects.all.length > 0)('Empty parts of a case study are hidden', async () => {
  for (const { slug, text } of projects.all.slice(0, 1)) {
    const { messages } = await openSite(`/projects/${slug}`)
    for (const name of ['Overview', 'Challenges', 'Solutions', 'Outcomes']) expect(part(name)).toBeVisible()
    const nothing = [text.detailedDescription, text.challenges, text.solutions, text.outcomes].map((id) => [id, ['']])
    await act(async () => messages.i18n.load('en', Object.fromEntries(nothing)))
    for (const name of ['Overview', 'Challenges', 'Solutions', 'Outcomes']) expect(part(name)).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 3, name: 'Technologies' })).toBeVisible()
  }
})
