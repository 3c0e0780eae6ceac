/** What a document shows of `npm run new`: the command, and the lines that it prints, some left out. */
export interface ShownCommand {
  kind: string
  slug: string
  lines: string[]
}

/** The blocks of a document that begin with `$ npm run new -- <kind> <slug>`. */
export function shownCommands(text: string): ShownCommand[] {
  return [...text.matchAll(/^```\n\$ npm run new -- (\S+) (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, kind = '', slug = '', output = '']) => ({
      kind,
      slug,
      lines: output.split('\n').filter((line) => line !== '' && line !== '…'),
    }),
  )
}

/** A line of output without the numbers that change with every text. */
export function withoutNumbers(line: string): string {
  return line.replace(/^([\w./-]+):\d+/, '$1').replace(/to line \d+: \d+ texts/, 'to line: texts')
}
