import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { preview, previews } from './screenshots.ts'

it.each([preview, ...previews])('$file is a picture of the size that the manifest says', async (picture) => {
  const found = await sharp(join(import.meta.dirname, '../../../docs/screenshots', picture.file)).metadata()
  expect(found).toMatchObject({ format: 'webp', width: picture.width, height: picture.height })
  // What a browser shows lies between, and is no strip.
  expect(Math.max(picture.width, picture.height) / Math.min(picture.width, picture.height)).toBeLessThan(2.3)
})
