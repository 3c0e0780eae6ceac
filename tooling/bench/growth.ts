import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureCache } from '../share-pictures/share-pictures.ts'
import type { Measure } from './measure.ts'
import { copyMultiplied } from './tenfold.ts'

const table = 'Build'
/** Prints what a process with all its threads used, the peak of its memory in kB and its CPU time in microseconds, when it ends. */
const reportUse = `data:text/javascript,import{isMainThread}from'node:worker_threads';isMainThread&&process.on('exit',()=>{const u=process.resourceUsage();console.log('peak '+u.maxRSS+', cpu '+(u.userCPUTime+u.systemCPUTime))})`

interface Build {
  documents: number
  /** Seconds of both steps. */
  bundle: number
  prerender: number
  /** Seconds of CPU of the prerender, which other work on the machine hardly changes. */
  cpu: number
  /** Peak memory of the prerender in MB. */
  memory: number
}

/**
 * Builds the project as it is, with five and with ten times the records, and compares the CPU time of the prerender for each
 * document. What every build needs once makes that favourable to many pages, so the time of a further document stands
 * beside it, above and below the middle.
 */
export function measureGrowth(busy: string | undefined): Measure[] {
  const one = build(1)
  const five = build(5)
  const ten = build(10)
  const each = ({ cpu, documents }: Build) => (cpu * 1000) / documents
  return [
    ...rows('as it is', one),
    ...rows('five times the records', five),
    ...rows('ten times the records', ten),
    of('five times the records', 'CPU for a further document', further(one, five), 'ms'),
    of('ten times the records', 'CPU for a further document', further(five, ten), 'ms'),
    { ...of('as it is', 'whole build', one.bundle + one.prerender, 's'), bar: { atMost: 20 }, doubt: busy },
    {
      ...of('ten times the records', 'CPU for each document, as a multiple', each(ten) / each(one), 'times'),
      bar: { atMost: 1.2 },
    },
  ]

  function rows(page: string, built: Build): Measure[] {
    return [
      of(page, 'documents', built.documents, ''),
      of(page, 'bundles', built.bundle, 's'),
      of(page, 'prerender', built.prerender, 's'),
      of(page, 'CPU of the prerender', built.cpu, 's'),
      of(page, 'CPU for each document', each(built), 'ms'),
      of(page, 'peak memory of the prerender', built.memory, 'MB'),
    ]
  }
}

function of(page: string, figure: string, value: number, unit: Measure['unit']): Measure {
  return { table, page, figure, value, unit }
}

/** Milliseconds of CPU for each document that one build has more than another. */
function further(few: Build, many: Build): number {
  return ((many.cpu - few.cpu) * 1000) / (many.documents - few.documents)
}

function build(times: number): Build {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-bench-'))
  try {
    copyMultiplied(folder, times)
    // Pictures of earlier builds are copied, not drawn; each of these builds draws all of its own.
    rmSync(pictureCache, { recursive: true, force: true })
    const bundle = run(folder, 'vite', ['build', '--mode', 'embedded', '--logLevel', 'error'])
    const prerender = run(folder, 'node', ['--import', reportUse, 'tooling/prerender/prerender.ts'])
    const built = {
      documents: Number(/(\d+) documents in/.exec(prerender.output)?.[1]),
      bundle: bundle.seconds,
      prerender: prerender.seconds,
      cpu: Number(/cpu (\d+)/.exec(prerender.output)?.[1]) / 1_000_000,
      memory: Number(/peak (\d+)/.exec(prerender.output)?.[1]) / 1000,
    }
    console.log(`  ${times}x: ${built.documents} documents, prerender ${built.prerender.toFixed(1)} s`)
    return built
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(folder: string, program: string, args: string[]): { seconds: number; output: string } {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  return { seconds: (performance.now() - started) / 1000, output: stdout }
}
