import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ArchiveReader, ArchiveWriter } from './archive.ts'
import { blockBytes, paddingOf, tarHeader } from './tar.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shelfmate-archive-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A file of somebody else's making whose checksum fits. */
async function forge(...blocks: Buffer[]): Promise<string> {
  const bytes = Buffer.concat(blocks)
  const digest = Buffer.from(`${createHash('sha256').update(bytes).digest('hex')}\n`)
  const ending = [tarHeader('sha256', digest.length), digest, Buffer.alloc(paddingOf(digest.length))]
  const file = join(folder, 'forged.backup')
  await writeFile(file, Buffer.concat([bytes, ...ending, Buffer.alloc(2 * blockBytes)]))
  return file
}

const header = (name: string, size: string) => {
  const block = tarHeader(name, 0)
  const sizeAt = 124
  block.write(size, sizeAt)
  return block
}
const content = Buffer.alloc(blockBytes)

it('lists what is in an archive', async () => {
  const reader = await ArchiveReader.open(
    await forge(header('a', '00000001000'), content, header('b', '00000000000')),
  )
  expect(reader.entries).toMatchObject([
    { name: 'a', size: blockBytes, offset: blockBytes },
    { name: 'b', size: 0 },
  ])
  await reader.close()
})

it.each([
  ['beyond its end', [header('a', '77777777777')]],
  ['into its ending', [header('a', '00000001000')]],
  ['backwards', [header('a', '-0000001000'), content]],
  ['nowhere', [header('a', '00000000000'), content]],
])('refuses an archive whose header leads %s', async (_, blocks) => {
  await expect(ArchiveReader.open(await forge(...blocks))).rejects.toThrow('is no backup of this program')
})

it('clears away what a killed backup to the same file left, and nothing of one that goes on or of another file', async () => {
  const place = await mkdtemp(join(folder, 'drafts-'))
  const { pid: dead } = spawnSync(process.execPath, ['--version'])
  const kept = [`dorm.backup.${process.ppid}.partial`, `dorm.backup.old.${dead}.partial`, 'dorm.backup']
  for (const name of [...kept, `dorm.backup.${dead}.partial`]) await writeFile(join(place, name), '')
  const writer = await ArchiveWriter.create(join(place, 'dorm.backup'))
  await writer.discard()
  expect((await readdir(place)).toSorted()).toEqual(kept.toSorted())
})
