import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser } from 'puppeteer-core'
import { interactions, timingOf } from './interactions.ts'
import { median, type Measure } from './measure.ts'
import { nameOf, urlOf, type Target } from './pages.ts'
import { paintsOf } from './paints.ts'

const root = resolve(import.meta.dirname, '../..')

/** Builds another commit with the installed packages in a folder of its own; returns the folder and how to remove it. */
export function buildCommit(commit: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-bench-'))
  const remove = () => {
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: root })
    rmSync(folder, { recursive: true, force: true })
  }
  run('git', ['worktree', 'add', '--quiet', '--detach', '--force', folder, commit], root)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  build(folder)
  return { folder, remove }
}

/** Builds the checkout in a folder for the embedded backend. */
export function build(folder: string): void {
  run('node', ['build/build.ts', '--mode', 'embedded'], folder)
}

function run(program: string, args: string[], cwd: string): void {
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`)
}

/** This build against another one in interleaved pairs: medians of the ratios, below 1 where this one is faster. */
export async function measureAgainst(
  browser: Browser,
  server: string,
  other: { commit: string; server: string },
  targets: readonly Target[],
  pairs: number,
): Promise<Measure[]> {
  const measures: Measure[] = []
  const add = async (row: string, figure: string, value: (server: string) => Promise<number>) => {
    const ratios: number[] = []
    for (let pair = 0; pair < pairs; pair += 1) ratios.push((await value(server)) / (await value(other.server)))
    measures.push({ table: `This commit / ${other.commit}, ${pairs} pairs`, row, figure, value: median(ratios) })
  }
  for (const interaction of interactions)
    await add(interaction.name, 'paint', async (at) => (await timingOf(browser, at, interaction)).paint)
  for (const target of targets)
    await add(nameOf(target), 'LCP', async (at) => (await paintsOf(browser, urlOf(at, target))).lcp)
  return measures
}
