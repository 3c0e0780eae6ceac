import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { writePhotoSizes } from '../../../pipeline/photo-sizes.ts'

test('A photo of the site’s own folder gets every size from its one file, once, upright, and is not enlarged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-photos-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const widthOf = async (file: string) => (await sharp(join(folder, file)).metadata()).width
  // A phone that was held upright turns no pixels: it writes down that they are to be turned.
  const lying = sharp({ create: { width: 500, height: 1000, channels: 3, background: 'gray' } })
  await lying.withMetadata({ orientation: 6 }).jpeg().toFile(join(folder, 'team.jpg'))
  await writePhotoSizes(folder)
  const sizes = ['team-1280.jpg', 'team-1600.jpg', 'team-400.jpg', 'team-640.jpg', 'team-960.jpg', 'team.jpg']
  expect(readdirSync(folder).toSorted()).toEqual(sizes)
  expect([await widthOf('team-400.jpg'), await widthOf('team-1600.jpg')]).toEqual([400, 1000])
  await writePhotoSizes(folder)
  expect(readdirSync(folder).toSorted()).toEqual(sizes)
})
