import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus, loadavg } from 'node:os'
import * as v from 'valibot'

const Package = v.object({ version: v.string() })

/** The load of this machine over the last minute, in processes that want a core. */
export function load(): number {
  return loadavg()[0] ?? 0
}

/** Why times on this machine say little, judged by the load before the bench adds its own; else undefined. */
export function busyness(before: number): string | undefined {
  return before > cpus().length / 2
    ? `the load was ${before.toFixed(1)} on ${cpus().length} cores before the bench`
    : undefined
}

/** The commit of the project, and whether files differ from it. */
export function commit(): string {
  const changed = git('status', '--porcelain', '--untracked-files=no') !== ''
  return `${git('rev-parse', '--short', 'HEAD') || 'unknown'}${changed ? ' with changes' : ''}`
}

interface Facts {
  commit: string
  before: number
  minutes: number
}

/** When, of what and on which machine figures were measured. */
export function machineConditions({ commit: measured, before, minutes }: Facts) {
  return {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    commit: measured,
    machine: `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores`,
    load: `${before.toFixed(1)} before, ${load().toFixed(1)} after ${minutes.toFixed(0)} minutes`,
    Node: process.version,
  }
}

/** Under which conditions the figures of the bench came about. */
export function conditions(facts: Facts & { browser: string; arguments: string }) {
  return {
    ...machineConditions(facts),
    browser: facts.browser,
    Lighthouse: `${versionOf('lighthouse')}, phone`,
    throttling:
      'scores: simulated slow 4G and a quarter of the CPU; paints: the same applied (562.5 ms latency, 1.47 Mbit/s); ' +
      'interactions: a quarter of the CPU, wide screen; bytes: none',
    server: 'the built site on localhost, HTTP/1.1, Brotli 11, embedded backend in memory',
    photos: 'each answered at once by a small grey picture, so they are never the largest paint',
    options: facts.arguments || 'none',
  }
}

function git(...args: string[]): string {
  return spawnSync('git', args, { encoding: 'utf8', cwd: import.meta.dirname }).stdout?.trim() ?? ''
}

function versionOf(name: string): string {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`)
  return v.parse(Package, JSON.parse(readFileSync(file, 'utf8'))).version
}
