import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { textOfProblem } from '../../known-problem.ts'
import { readSecret } from './secret.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shelfmate-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('is made once, by whoever comes first, and kept', async () => {
  const made = await Promise.all([readSecret(undefined, folder), readSecret(undefined, folder)])
  expect(made[0]).toHaveLength(43)
  expect(new Set([...made, await readSecret(undefined, folder)]).size).toBe(1)
  expect(readdirSync(folder)).toEqual(['session-secret'])
})

it('is as configured', async () => {
  expect(await readSecret('configured', folder)).toBe('configured')
  expect(readdirSync(folder)).toEqual([])
})

it.each(['', '\n', 'x'.repeat(31)])('is none where the file is too short: %j', async (text) => {
  const file = join(folder, 'session-secret')
  writeFileSync(file, text)
  const problem = await readSecret(undefined, folder).then(String, textOfProblem)
  expect(problem).toMatch(/^\S+\/session-secret holds fewer than 32 characters\./)
  expect(problem).toContain('mails that wait and links handed out until now are then lost')
  // A short one may be somebody's own.
  expect(problem).not.toContain('delete')
  expect(problem).not.toContain('\n')
})
