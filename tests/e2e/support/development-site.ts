import { cpSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createBuilder } from 'vite'

const root = resolve(import.meta.dirname, '../../..')

/** The element in which a document lists its client chunks. */
const chunkList = /(<script type="application\/json" id="chunks">).*?(<\/script>)/

/**
 * Writes a second copy of the built site with React's development build, because only that reports how a render differs from
 * the prerendered document. The documents are the same except for their client bundle. Returns the folder.
 */
export async function writeDevelopmentSite(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'novamesa-development-'))
  await buildClient(folder)
  const entry = /<script type="module"[^>]*src="([^"]+)"/.exec(await readFile(join(folder, 'index.html'), 'utf8'))?.[1]
  const dist = join(root, 'dist')
  // The compressed files belong to the original documents.
  cpSync(dist, folder, { recursive: true, filter: (file) => !/\.(br|gz|js)$/.test(file) })
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const document = await readFile(join(folder, name), 'utf8')
    await writeFile(join(folder, name), document.replace(chunkList, `$1${JSON.stringify([entry])}$2`))
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function buildClient(folder: string): Promise<void> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'development'
  try {
    const builder = await createBuilder({
      root,
      mode: 'embedded',
      logLevel: 'error',
      environments: { client: { build: { outDir: folder, minify: false, emptyOutDir: true } } },
    })
    const { client } = builder.environments
    if (client) await builder.build(client)
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}
