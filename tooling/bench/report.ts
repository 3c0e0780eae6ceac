import { missLine, verdict, type Measure } from './measure.ts'
import { tables } from './table.ts'

/** What a command measured, as Markdown: bars that are missed or not judged, the conditions, then every figure. */
export function report(command: string, measures: readonly Measure[], conditions: Record<string, string>): string {
  const list = (title: string, wanted: string) => {
    const lines = measures.filter((measure) => verdict(measure) === wanted).map((measure) => `- ${missLine(measure)}`)
    return `## ${title}: ${lines.length}${lines.length > 0 ? `\n\n${lines.join('\n')}` : ''}`
  }
  const facts = Object.entries(conditions).map(([name, value]) => `| ${name} | ${value} |`)
  return `${[
    `# What \`${command}\` measured`,
    `A **bold** figure misses its bar; one with a question mark would, on a machine too busy to tell.`,
    ['| | |', '|---|---|', ...facts].join('\n'),
    list('Missed', 'missed'),
    list('Not judged', 'not judged'),
    tables(measures),
  ].join('\n\n')}\n`
}

/** The result of a bench for programs: each figure with its verdict, and the causes of those that are not met. */
export function data(measures: readonly Measure[], conditions: Record<string, string>) {
  return {
    conditions,
    measures: measures.map((measure) => {
      const judgement = verdict(measure)
      const { causes, ...facts } = measure
      return { ...facts, ...(/missed|not judged/.test(judgement) && { causes }), verdict: judgement }
    }),
  }
}
