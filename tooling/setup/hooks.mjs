import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Has Git run the project's hooks (.githooks), unless this is no checkout of its own or somebody has set other hooks.
 * @param {string} root of the project
 */
export function ensureHooks(root) {
  if (!existsSync(join(root, '.git')) || process.env.CI) return
  // In any scope: who has hooks for all projects has decided.
  if (git(root, ['config', '--get', 'core.hooksPath']).status !== 1) return
  const { status } = git(root, ['config', 'core.hooksPath', '.githooks'])
  if (status === 0)
    console.log('Every commit is now checked (about 5 seconds); `git commit --no-verify` skips it once.')
}

function git(cwd, args) {
  return spawnSync('git', args, { cwd, stdio: 'ignore' })
}
