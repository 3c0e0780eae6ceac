import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { clients } from '#content/clients.ts'
import { company } from '#content/company/company.ts'
import { answerOf, faq, questions } from '#content/faq.ts'
import { expertise } from '#content/expertise/expertise.ts'
import { savingOf } from '#content/home/savings.ts'
import { loadCases } from '#content/projects/cases.ts'
import { projects } from '#content/projects/projects.ts'
import { catalog } from '#content/services/catalog.ts'
import { actors } from '#graphics/actors.ts'
import { services, textPlan } from '#content/services/services.ts'
import { toolCategories, tools } from '#content/tools.ts'
import { whyAi } from '#content/why-ai/why-ai.ts'
import { workshops } from '#content/workshops/workshops.ts'
import { languages, locales } from '#locale/locales.ts'
import * as spec from '../../spec.ts'
import { messages } from '../../support/messages.ts'

describe.runIf(spec.applies)('The specification has its records:', () => {
  test.each([
    ['services', services.slugs],
    ['expertise', expertise.slugs],
    ['why-ai', whyAi.slugs],
    ['projects', projects.slugs],
    ['workshops', workshops.slugs],
    ['categories of tools', toolCategories.slugs],
    ['languages', languages],
  ] as const)('%s', (family, found: readonly string[]) => {
    expect(found).toEqual(expect.arrayContaining(spec.slugs[family].split(' ')))
  })

  test('one tool for each category, with ratings from 4.5 to 4.9', () => {
    const used: readonly string[] = tools.all.map(({ category }) => category)
    expect(used).toEqual(toolCategories.slugs)
    expect(tools.all.filter(({ rating }) => rating < 4.5 || rating > 4.9)).toEqual([])
  })

  test('projects of 2 to 8 months', async () => {
    const months = (await loadCases()).map(({ duration }) => duration.value)
    expect(months.filter((each) => each < 2 || each > 8)).toEqual([])
  })

  test('the cards of the service catalog', () => {
    expect(
      catalog.map(({ name, category, pricing, rating, clients: count }) => [name, category, pricing, rating, count]),
    ).toEqual(expect.arrayContaining([...spec.catalogue]))
    expect(catalog.map(({ slug }) => slug).toSorted()).toEqual(services.slugs.toSorted())
  })
})

test('The catalogs have the flat dotted ids of the specification', () => {
  for (const locale of locales) for (const id of spec.messageIds) expect(messages(locale)(id)).not.toBe('')
})

test('The project has the packages and the top-level entries of its design card', async () => {
  const { default: manifest } = await import('../../../package.json')
  const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(installed).toEqual(expect.arrayContaining(spec.packages.split(' ')))
  for (const entry of spec.topLevel.split(' ')) expect(existsSync(entry), entry).toBe(true)
})

test('The dialed number is the displayed number', () => {
  expect(company.phone.href).toBe(`tel:${company.phone.display.replaceAll(/[^+\d]/g, '')}`)
})

test('A company in a drawing is no client, and neither is who acts for it', () => {
  const quoted = clients.all.flatMap((client): string[] => [client.name, client.company])
  const acting = Object.values(actors).flatMap((actor): string[] => Object.values(actor))
  expect(acting.filter((name) => quoted.includes(name))).toEqual([])
})

test('Each fact has a name of its own', () => {
  const files = import.meta.glob<Record<string, object>>('../../../src/content/*/*-facts.ts', { eager: true })
  const names = Object.values(files).flatMap((file) => Object.values(file).flatMap((group) => Object.keys(group)))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('The page of questions has each of them once', () => {
  expect(questions.flatMap(({ slugs }) => slugs).toSorted()).toEqual(faq.slugs.toSorted())
})

test('An answer begins with what was asked', () => {
  for (const question of faq.all.filter((entry) => 'ends' in entry)) {
    expect(answerOf(question.slug)[0]).toBe(question.text.answer)
  }
})

test('What the calculator promises ends where the plan does, and is money only after the fee', () => {
  const { price } = services.find('text-generation')
  expect(savingOf(textPlan.hours + 500)).toEqual(savingOf(textPlan.hours))
  expect(savingOf(1)).toMatchObject({ back: 0.7, left: 112 - price.value })
})
