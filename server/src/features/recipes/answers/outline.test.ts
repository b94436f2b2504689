import { expect, test } from 'vitest'
import { outlined } from './outline.ts'

const outline = (ingredients: string, steps: string) =>
  `title: Rice\ningredients:\n${ingredients}\nsteps:\n${steps}`

test.each<[string, string, unknown]>([
  [
    'bare lines and keys in one list',
    '  - rice\n  - name: butter\n    amount: 20 g\n  - peas',
    ['rice', { name: 'butter', amount: '20 g' }, 'peas'],
  ],
  ['dashes below their key', '- name: rice\n- butter', [{ name: 'rice' }, 'butter']],
  [
    'a line that goes on',
    '  - 200 g rice, rinsed\n    and drained\n  - butter',
    ['200 g rice, rinsed and drained', 'butter'],
  ],
  [
    'a value that goes on',
    '  - name: rice\n    note: rinsed\n      and drained',
    [{ name: 'rice', note: 'rinsed and drained' }],
  ],
])('leaves nothing out of a list with %s', (_, ingredients, read) => {
  expect(outlined(outline(ingredients, '  - Boil it.'))).toEqual({
    title: 'Rice',
    ingredients: read,
    steps: ['Boil it.'],
  })
})

test.each(['  1. Boil it.\n  2. Stir in: butter.', '  Boil it.\n  Tip: add butter.'])(
  'reads lines without dashes as they stand: %j',
  (lines) => {
    const text = lines.replace(/^ {2}/gm, '')
    expect(outlined(outline('  - rice', lines))).toMatchObject({ steps: text })
    expect(outlined(outline('  - rice', lines).replace('steps:', 'steps: |'))).toMatchObject({ steps: text })
  },
)

test('begins behind a greeting and a fence', () => {
  const text = `Here you are!\n\n\`\`\`yaml\n${outline('  - rice', '  - Boil it.')}\n\`\`\`\n`
  expect(outlined(text)).toEqual({ title: 'Rice', ingredients: ['rice'], steps: ['Boil it.'] })
})

test('is nothing of a text that names no list', () => {
  expect(outlined('title: Rice\nsteps: Boil it.')).toBeUndefined()
})
