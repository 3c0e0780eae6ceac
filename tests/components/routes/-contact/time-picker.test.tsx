import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { company } from '#content/company/company.ts'
import { consultationChoices, consultationTimes } from '#content/company/consultation-times.ts'
import { regionalTag } from '#locale/locales.ts'
import { halfHours } from '#features/contact/half-hours.ts'
import { messages } from '../../../support/messages.ts'
import { openSite } from '../../site.tsx'

afterEach(() => vi.useRealTimers())

const { timeZone } = company.hours
const now = new Date('2026-11-23T06:00Z')
const clock = { hour: 'numeric', minute: '2-digit' } as const

const zones = { en: 'Asia/Kolkata', de: timeZone }

/** Chooses the first day. */
async function openPicker(locale: keyof typeof zones) {
  vi.stubEnv('TZ', zones[locale])
  vi.useFakeTimers({ toFake: ['Date'], now })
  const { user } = await openSite('/contact', locale)
  const picker = within(screen.getByRole('group', { name: messages(locale)('contact.booking.legend') }))
  await user.selectOptions(picker.getByRole('combobox'), picker.getAllByRole('option')[1] ?? [])
  return { user, picker, boxes: picker.getAllByRole('checkbox') }
}

test.each(['en', 'de'] as const)(
  'A day has its half hours, the office’s time below if it differs: %s',
  async (locale) => {
    const { boxes } = await openPicker(locale)
    const spoken = consultationTimes.filter(({ language }) => language === locale)
    const days = Map.groupBy(halfHours(now, spoken), (time) => time.toLocaleDateString(locale))
    const offered = [...days.values()][0]?.map((time) => {
      const written = [{}, { timeZone }].map((on) => time.toLocaleTimeString(regionalTag(locale), { ...clock, ...on }))
      return [...new Set(written)].join('')
    })
    expect(boxes.map(({ parentElement: label }) => label?.textContent)).toEqual(offered)
  },
)

test('The chosen day stays in another language, with its half hours', async () => {
  const { user, picker } = await openPicker('en')
  const day = picker.getByRole<HTMLSelectElement>('combobox').selectedIndex
  vi.stubEnv('TZ', zones.de)
  await user.selectOptions(within(screen.getByRole('banner')).getByRole('combobox'), 'de')
  await waitFor(() => expect(picker.getAllByRole('option')[0]).toHaveTextContent(messages('de')('contact.booking.day')))
  expect(picker.getByRole<HTMLSelectElement>('combobox').selectedIndex).toBe(day)
  expect(picker.getAllByRole('checkbox').length).toBeGreaterThan(0)
})

test('One time too many, and one that has passed, are said in words', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval')
  const { user, picker, boxes } = await openPicker('en')
  expect(picker.getByRole('status'), 'a live region is rendered before it says something').toBeEmptyDOMElement()
  expect(boxes[0]).toHaveAccessibleName(/ \(.+ in .+\)$/)
  for (const box of boxes.slice(0, consultationChoices.value + 1)) await user.click(box)
  expect(picker.getAllByRole('checkbox', { checked: true })).toEqual(boxes.slice(0, consultationChoices.value))
  expect(picker.getByRole('status')).toHaveTextContent(messages('en')('contact.booking.full'))
  await user.click(picker.getAllByRole('checkbox')[0] ?? document.body)
  // Before the draft expires.
  vi.setSystemTime('2026-11-24T05:50Z')
  const everyMinute = timers.mock.calls.flatMap(([run, milliseconds]) => (milliseconds === 60_000 ? [run] : []))
  act(() => everyMinute.forEach((run) => typeof run === 'function' && run()))
  expect(picker.getByRole('status')).toHaveTextContent(messages('en')('contact.booking.past'))
})

test('A chosen time stays with another day, below its half hours, and can be taken back there', async () => {
  const { user, picker, boxes } = await openPicker('en')
  await user.click(boxes[0] ?? document.body)
  await user.selectOptions(picker.getByRole('combobox'), picker.getAllByRole('option')[2] ?? [])
  expect(picker.getAllByRole('checkbox', { checked: true })).toEqual([picker.getAllByRole('checkbox').at(-1)])
  await user.click(picker.getAllByRole('checkbox').at(-1) ?? document.body)
  expect(picker.queryAllByRole('checkbox', { checked: true })).toEqual([])
  expect(picker.getByRole('combobox')).toHaveFocus()
})

test('A time of the draft that is none is left out, and the others are shown', async () => {
  const added = { times: { text: 'Monday', value: 'noon 2026-11-24T16:00:00.000Z' } }
  sessionStorage.setItem('contact-draft', JSON.stringify({ saved: now.getTime(), message: 'Monday', added }))
  const { picker } = await openPicker('en')
  expect(picker.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
})
