// `npm run baselines [-- NAME...]`: renews the pictures in e2e/visual that the visual tests compare with.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { buildAll } from './build.mjs'
import { runNode } from './lib/child.mjs'
import { root } from './lib/root.mjs'

const folder = path.join(root, 'e2e/visual/pictures')
const names = process.argv.slice(2)

await buildAll()
// Pictures of screens that are gone must not stay.
if (names.length === 0) rmSync(folder, { recursive: true, force: true })
const { code } = await runNode([
  path.join(root, 'node_modules/@playwright/test/cli.js'),
  'test',
  '-c',
  'e2e/playwright.config.ts',
  'visual.spec.ts',
  '--update-snapshots',
  ...(names.length > 0 ? ['-g', ` (${names.join('|')}) looks`] : []),
])
if (code === 0) await pack()
process.exitCode = code

/** In 256 colours a picture has half the bytes, and nothing that the comparison would notice has changed. */
async function pack() {
  let bytes = 0
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    const picture = readFileSync(file)
    // What was packed before stays as it is, byte for byte.
    const { isPalette } = await sharp(picture).metadata()
    const packed = isPalette
      ? picture
      : await sharp(picture).png({ palette: true, dither: 0, effort: 10 }).toBuffer()
    writeFileSync(file, packed)
    bytes += packed.length
  }
  console.log(
    `${readdirSync(folder).length} pictures, ${(bytes / 1e6).toFixed(1)} MB, lie in e2e/visual/pictures.`,
  )
}
