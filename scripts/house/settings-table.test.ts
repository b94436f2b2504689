import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { settingsTable } from './settings-table.ts'

it('docs/operations.md shows every setting as the schema has it', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
  const [, shown = ''] = /<!-- settings:start -->\n([\s\S]*?)\n<!-- settings:end -->/.exec(page) ?? []
  expect(shown).toBe(settingsTable())
})
