import type { Finding } from './finding.ts'

const marks = { ok: 'ok     ', wrong: 'WRONG  ', unknown: '?      ' }

function line({ check, state, found, mend }: Finding): string {
  return `${marks[state]}${check}${found && `: ${found}`}${mend === undefined ? '' : `. ${mend}`}`
}

/** Formats findings as one line each, followed by a summary. */
export function report(findings: Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length
  const summary = `${count('ok')} ok, ${count('wrong')} wrong, ${count('unknown')} unknown`
  return [...findings.map(line), '', summary, ''].join('\n')
}
