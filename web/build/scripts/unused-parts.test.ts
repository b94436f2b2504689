import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptied, unusedParts } from './unused-parts.ts'

const mantine = join(import.meta.dirname, '../../../node_modules/@mantine')
const sources = join(import.meta.dirname, '../../src')

it('does nothing under the names of a module', () => {
  expect(emptied('const A = 1;\nexport { A, B };\n')).toBe(
    'export const A = () => null\nexport const B = () => null\n',
  )
})

it.each(unusedParts)('finds %s', (file) => {
  expect(emptied(readFileSync(join(mantine, file), 'utf8'))).toContain(' = () => null')
})

it('leaves out nothing that a screen asks for', () => {
  const asked =
    /\b(?:Button|ActionIcon)\.Group|\bInput\.(?:ClearButton|Placeholder|Success)|\b(?:Transition|createFormActions)\b| (?:clearable|success|loaderProps)[ =]/
  for (const file of globSync('**/*.{ts,tsx}', { cwd: sources }))
    expect(readFileSync(join(sources, file), 'utf8'), file).not.toMatch(asked)
})
