import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { writtenFolders } from '../build.mjs'
import { root } from '../lib/root.mjs'
import { hashInputs } from '../lib/stamp.mjs'

it('a build writes beside its output and in it, where that is there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-build-'))
  const output = join(folder, 'dist')
  expect(writtenFolders(output)).toEqual([folder])
  mkdirSync(join(output, 'assets'), { recursive: true })
  writeFileSync(join(output, 'main.js'), '')
  expect(writtenFolders(output).sort()).toEqual([folder, output, join(output, 'assets')])
  rmSync(folder, { recursive: true })
})

it('a build is stale once a source changes, and not for what is built itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-stamp-'))
  const inputs = [relative(root, folder)]
  const write = (place: string, text: string) => {
    mkdirSync(join(folder, place), { recursive: true })
    writeFileSync(join(folder, place, 'main.js'), text)
  }
  write('src', 'one')
  const before = hashInputs(inputs)
  for (const output of ['dist', 'dist.new', 'dist-dev']) write(output, 'built')
  expect(hashInputs(inputs)).toBe(before)
  write('src', 'two')
  expect(hashInputs(inputs)).not.toBe(before)
  rmSync(folder, { recursive: true })
})
