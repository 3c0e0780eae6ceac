import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { addToDraft, onDraft, valueInDraft } from '#features/contact/contact-draft.ts'
import { halfHours } from '#features/contact/half-hours.ts'
import { company } from '#content/company/company.ts'
import { consultationChoices, consultationTimes } from '#content/company/consultation-times.ts'
import { declareLater, useI18n } from '#i18n/use-i18n.ts'
import { plainText } from '#locale/format.ts'
import { formatDate } from '#locale/times.ts'
import { from, needsScripts } from '#style/media.ts'
import { ButtonAnchor } from '#ui/button.tsx'
import { useNow } from './use-now.ts'

const clock = { hour: 'numeric', minute: '2-digit' } as const
const date = { weekday: 'short', month: 'short', day: 'numeric' } as const

/**
 * Chooses up to three half hours, which are a line of the message in the contact form: it lasts as long as what is typed,
 * and is sent with it.
 */
export function TimePicker() {
  const i18n = useI18n()
  const { locale } = i18n
  const now = useNow()
  // A day of the visitor's calendar, which has no language.
  const [picked, setPicked] = useState<string>()
  const days = useRef<HTMLSelectElement>(null)
  const [full, setFull] = useState(false)
  declareLater(i18n, [
    'contact.booking.line',
    'contact.booking.slot',
    'contact.booking.below',
    'contact.booking.full',
    'contact.booking.past',
    'contact.booking.added',
  ])
  const named = useSyncExternalStore(
    onDraft,
    () => valueInDraft('times'),
    () => '',
  )
  const describe = useCallback(
    (moment: Date) => {
      const { timeZone } = company.hours
      const dayLabel = formatDate(moment, locale, date)
      const label = formatDate(moment, locale, clock)
      const time = formatDate(moment, locale, { ...clock, timeZoneName: 'short' })
      const there = formatDate(moment, locale, { ...clock, timeZone, timeZoneName: 'short' })
      const office = there === time ? undefined : formatDate(moment, locale, { ...clock, timeZone })
      const both = office ? plainText(i18n.t('contact.booking.slot', { time, office })) : time
      return {
        time: moment.toISOString(),
        day: moment.toDateString(),
        dayLabel,
        label,
        office,
        both,
        text: `${dayLabel}, ${both}`,
      }
    },
    [locale, i18n],
  )
  const slots = useMemo(() => {
    const spoken = consultationTimes.filter(({ language }) => language === locale)
    return (now ? halfHours(now, spoken.length > 0 ? spoken : consultationTimes) : []).map(describe)
  }, [now, locale, describe])
  const chosen = named
    .split(' ')
    // Another release may have written the draft.
    .filter((time) => !Number.isNaN(Date.parse(time)))
    .map((time) => describe(new Date(time)))
  const isPast = ({ time }: { time: string }) => now !== null && Date.parse(time) < now.getTime()
  const isChosen = (time: string) => chosen.some((one) => one.time === time)
  const dates = new Map(slots.map(({ day, dayLabel }) => [day, dayLabel]))
  // A wide screen has room for a day at once; the team of another language may not offer the chosen one, or it has passed.
  const first = now && window.matchMedia(from.laptop).matches ? slots[0]?.day : undefined
  const shown = picked && dates.has(picked) ? picked : (first ?? '')
  const others = chosen.filter(({ day }) => day !== shown)

  function toggle(time: string) {
    const kept = chosen.filter((one) => one.time !== time && !isPast(one))
    const wanted = isChosen(time) ? kept : [...kept, describe(new Date(time))]
    const tooMany = wanted.length > consultationChoices.value
    setFull(tooMany)
    if (tooMany) return
    const line =
      wanted.length > 0 ? `${i18n.t('contact.booking.line')} ${wanted.map(({ text }) => text).join('; ')}` : ''
    addToDraft('times', line, wanted.map((one) => one.time).join(' '))
  }

  return (
    <Times>
      <legend>{i18n.t('contact.booking.legend')}</legend>
      <select
        ref={days}
        aria-label={i18n.t('contact.booking.day')}
        value={shown}
        autoComplete="off"
        onChange={(event) => setPicked(event.target.value)}
      >
        <option value="">{i18n.t('contact.booking.day')}</option>
        {[...dates].map(([day, label]) => (
          <option key={day} value={day}>
            {label}
          </option>
        ))}
      </select>
      <ul role="list">
        {slots
          .filter(({ day }) => day === shown)
          .map(({ time, label, office, both }) => (
            <li key={time}>
              <label>
                <input type="checkbox" aria-label={both} checked={isChosen(time)} onChange={() => toggle(time)} />
                <span>
                  <span>{label}</span>
                  {office && <small>{office}</small>}
                </span>
              </label>
            </li>
          ))}
      </ul>
      {slots.some(({ day, office }) => day === shown && office) && <small>{i18n.t('contact.booking.below')}</small>}
      {others.length > 0 && (
        <ul role="list" data-others="">
          {others.map(({ time, text }) => (
            <li key={time}>
              <label>
                <input
                  type="checkbox"
                  checked
                  onChange={() => {
                    toggle(time)
                    // The box goes, and the focus must be somewhere.
                    days.current?.focus()
                  }}
                />
                <span>{text}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <p role="status">
        {chosen.some(isPast)
          ? i18n.t('contact.booking.past')
          : chosen.length > 0 && (full ? i18n.t('contact.booking.full') : i18n.t('contact.booking.added'))}
      </p>
      {chosen.length > 0 && <ButtonAnchor href="#contact-form">{i18n.t('contact.to-form')}</ButtonAnchor>}
    </Times>
  )
}

const Times = styled.fieldset`
  display: grid;
  gap: 0.5rem;
  align-content: start;
  min-width: 0;
  padding: 0;
  border: 0;
  ${needsScripts}

  legend {
    margin-bottom: 0.5rem;
    font-weight: 600;
  }

  select {
    min-height: 44px;
    padding: 0 0.75rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--ground);
    font-size: max(1rem, 16px);
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr));
    gap: 0.25rem 0.5rem;

    /* Those of other days below, so that the boxes of a day stay where they are. */
    &[data-others] {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  small {
    display: block;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  label {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 44px;
    font-size: var(--text-s);
    line-height: 1.3;
  }

  input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    accent-color: var(--accent);
  }

  /* Rendered, as it is a live region. */
  p:empty {
    position: absolute;
  }
`
