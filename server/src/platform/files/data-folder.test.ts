import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { isOpenToOthers, openDataFolder } from './data-folder.ts'

const place = mkdtempSync(join(tmpdir(), 'shelfmate-folder-'))
afterAll(() => rmSync(place, { recursive: true }))

it('is its owner’s alone when it is made, and when it was open before', async () => {
  const folder = join(place, 'deep/data')
  for (const before of [undefined, 0o755, 0o777, 0o750]) {
    if (before !== undefined) chmodSync(folder, before)
    await openDataFolder(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(await isOpenToOthers(folder)).toBe(false)
  }
  chmodSync(folder, 0o750)
  expect(await isOpenToOthers(folder)).toBe(true)
})

it('is left open by root where it holds other things as well: it may be a folder of the machine', async () => {
  const folder = join(place, 'shared')
  mkdirSync(join(folder, 'somebody'), { recursive: true, mode: 0o755 })
  mkdirSync(join(folder, 'postgres'))
  chmodSync(folder, 0o755)
  vi.spyOn(process, 'getuid').mockReturnValue(0)
  await openDataFolder(folder)
  expect(await isOpenToOthers(folder)).toBe(true)
  rmSync(join(folder, 'somebody'), { recursive: true })
  await openDataFolder(folder)
  expect(await isOpenToOthers(folder)).toBe(false)
  vi.restoreAllMocks()
})

it('is refused at once where no folder can be made, and found where it is already', async () => {
  for (const folder of ['/proc/nowhere', '/proc/nowhere/deep/data', '/proc/self/nowhere'])
    await expect(openDataFolder(folder)).rejects.toMatchObject({ code: 'ENOENT', syscall: 'mkdir' })
  const file = join(place, 'file')
  writeFileSync(file, '')
  await expect(openDataFolder(file)).rejects.toMatchObject({ code: 'EEXIST' })
  await expect(openDataFolder(join(file, 'data'))).rejects.toMatchObject({ code: 'ENOTDIR' })
  const linked = join(place, 'linked')
  symlinkSync(join(place, 'deep'), linked)
  await openDataFolder(linked)
  await openDataFolder(join(linked, 'more/data'))
  expect(statSync(join(place, 'deep/more/data')).isDirectory()).toBe(true)
})
