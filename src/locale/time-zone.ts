/** What the clocks of an IANA time zone show at a moment, in milliseconds as if they were set to UTC. */
export function clockIn(timeZone: string, moment: Date): number {
  // Swedish writes dates as ISO 8601 does.
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`)
}
