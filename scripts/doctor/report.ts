import type { Finding } from './finding.ts'

const marks = { ok: 'ok     ', wrong: 'WRONG  ', unknown: '?      ' }

function line({ check, state, found, mend }: Finding): string {
  return `${marks[state]}${check}${found && `: ${found}`}${mend === undefined ? '' : `. ${mend}`}`
}

/** Writes findings for people: a line each, and the sum. */
export function report(findings: Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length
  const sum = `${count('ok')} ok, ${count('wrong')} wrong, ${count('unknown')} could not be told`
  return [...findings.map(line), '', sum, ''].join('\n')
}
