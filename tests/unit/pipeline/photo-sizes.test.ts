import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decode, encode } from 'jpeg-js'
import { expect, onTestFinished, test } from 'vitest'
import { writePhotoSizes } from '../../../pipeline/photo-sizes.ts'

test('A photo of the site’s own folder gets every size from its one file, once, and is not enlarged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'novamesa-photos-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [width, height] = [1000, 10]
  writeFileSync(
    join(folder, 'team.jpg'),
    encode({ width, height, data: new Uint8Array(width * height * 4).fill(200) }).data,
  )
  writePhotoSizes(folder)
  const sizes = ['team-1280.jpg', 'team-1600.jpg', 'team-400.jpg', 'team-640.jpg', 'team-960.jpg', 'team.jpg']
  expect(readdirSync(folder).toSorted()).toEqual(sizes)
  const small = decode(readFileSync(join(folder, 'team-400.jpg')))
  expect([small.width, small.height, small.data[0]]).toEqual([400, 4, 200])
  expect(decode(readFileSync(join(folder, 'team-1600.jpg'))).width).toBe(1000)
  writePhotoSizes(folder)
  expect(readdirSync(folder).toSorted()).toEqual(sizes)
})
