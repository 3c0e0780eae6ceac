import { createHash } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { cachedFile } from '../cached-file.ts'

/**
 * Writes a .br and a .gz file next to every text file of a directory, for hosts that serve precompressed files. With
 * `quick` it takes a second instead of half a minute, and the .br files are 13% larger.
 */
export async function compress(folder: string, quick = false): Promise<void> {
  const quality = quick ? 5 : 11
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg|xml|txt|webmanifest)$/.test(name)) continue
    const file = join(folder, name)
    const content = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    const hash = createHash('sha256').update(content).digest('hex')
    const compressed = await cachedFile(`brotli-${quality}/${hash}`, () =>
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    )
    copyFileSync(compressed, `${file}.br`)
  }
}
