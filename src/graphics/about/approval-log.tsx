import { about } from '#content/german/about-page.ts'
import { Agenda } from '../paper/agenda.tsx'
import { Paper } from '../paper/paper.tsx'

/** The log of a morning: what the AI prepared, and which person released it. */
export function ApprovalLog() {
  const { kind, meta, title, entries, note } = about.log
  return (
    <Paper kind={kind} meta={meta} title={title} foot={note}>
      <Agenda
        slots={entries.map(({ time, name, what }) => ({
          start: time,
          tone: name === 'KI' ? 'warn' : 'good',
          title: name,
          details: [what],
        }))}
      />
    </Paper>
  )
}
