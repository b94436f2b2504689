import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('CI runs exactly npm test', () => {
  const workflow = readFileSync(join(import.meta.dirname, '../../.github/workflows/test.yml'), 'utf8')
  expect([...workflow.matchAll(/^\s*- run: (.*)$/gm)].map(([, run]) => run)).toEqual(['npm test'])
})
