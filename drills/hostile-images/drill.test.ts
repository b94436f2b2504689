import sharp from 'sharp'
import { expect, test } from 'vitest'
import { honestPhotos, isUpright } from './honest-photos.ts'
import { hostileFiles } from './hostile-files.ts'
import { run } from './main.ts'
import { canary, makeSeeds, scene } from './seeds.ts'
import { faultsOf } from './served.ts'

const patienceMs = 300_000

test('a small drill finds nothing', { timeout: patienceMs }, async () => {
  const { ok, lines } = await run({ small: true })
  expect(lines.filter((line) => line.startsWith('FAULT'))).toEqual([])
  expect(ok, lines.join('\n')).toBe(true)
})

test('it would find an upload that is served as it came, or with its metadata', async () => {
  const seeds = await makeSeeds()
  for (const original of Object.values(seeds)) expect(faultsOf(original, original)).not.toEqual([])
  const careless = await sharp(seeds.jpeg).withMetadata().webp().toBuffer()
  expect(faultsOf(careless, seeds.jpeg)).toEqual(expect.arrayContaining(['has a chunk EXIF']))
  const clean = await sharp(seeds.jpeg).webp().toBuffer()
  expect(faultsOf(clean, seeds.jpeg)).toEqual([])
  expect(faultsOf(Buffer.concat([clean, Buffer.from(canary)]), seeds.jpeg)).toEqual(
    expect.arrayContaining(['goes on behind its end', `holds ${canary}`]),
  )
})

test('it would find a photo that is served as the sensor saw it', { timeout: patienceMs }, async () => {
  let turned = 0
  for await (const photo of honestPhotos(16)) {
    const asItIs = await sharp(photo.bytes).png().toBuffer()
    const upright = await sharp(photo.bytes).autoOrient().png().toBuffer()
    expect(await isUpright(upright)).toBe(true)
    if (!(await isUpright(asItIs))) turned += 1
  }
  // Half have an orientation that a careless encoder loses; AVIF turns in its own header, GIF never.
  expect(turned).toBeGreaterThanOrEqual(6)
  expect(await isUpright(await scene(60, 40))).toBe(true)
})

test('a seed makes the same files', async () => {
  const seeds = await makeSeeds()
  const made: string[][] = []
  for (let round = 0; round < 2; round++) {
    const kinds: string[] = []
    for await (const file of hostileFiles(seeds, 6, 3))
      kinds.push(`${file.kind} ${file.bytes.toString('hex').slice(0, 200)}`)
    made.push(kinds)
  }
  expect(made[0]).toEqual(made[1])
})
