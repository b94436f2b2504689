import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inlineWords, parsed } from './inline-words.ts'

const web = join(import.meta.dirname, '../../../web/src')
/** What looks like words there and is data: other programs, the guard or the server read it as it stands. */
const data = [
  'pantry/review/csv/columns.ts',
  'pantry/review/csv/template.ts',
  'pantry/today/starters.ts',
  'profile/diet/diet-terms.ts',
  'recipes/screen/recipes-kitchen.ts',
].map((file) => `features/${file}`)
/** Lanes of presses and what tabs say to each other. */
const namesOfThings = /^(?:chat|post|request|removal of) \{\}$|^take over$/

const found = (file: string, source: string) =>
  inlineWords(parsed(file, source))
    .filter(({ text }) => !namesOfThings.test(text))
    .map(({ line, text }) => `${file}:${line} ${text}`)

it('every word of the screens stands in a words file', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: web }).filter(
    (file) => !/\.test\.tsx?$|words\.ts$|\.gen\.ts$|\.factory\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(400)
  const inline = new Map(files.map((file) => [file, found(file, readFileSync(join(web, file), 'utf8'))]))
  expect(files.filter((file) => !data.includes(file)).flatMap((file) => inline.get(file) ?? [])).toEqual([])
  expect(data.filter((file) => inline.get(file)?.length === 0)).toEqual([])
})

it.each([
  ['text between tags', '<p>Nothing here</p>'],
  ['one word between tags', '<b>none</b>'],
  ['text beside a value', '<p>And {count} more</p>'],
  ['a choice between tags', "<p>{isNew ? 'new' : words.old}</p>"],
  ['an attribute', '<input aria-label="name" />'],
  ['a choice in an attribute', "<input placeholder={isNew ? 'new' : words.old} />"],
  ['an option', "const options = [{ value: 'asc', label: 'first' }]"],
  ['a sentence that a function gets', "notifySuccess('Saved.')"],
  ['a name with a capital', "const names = { fridge: 'Fridge' }"],
  ['a text with a value', 'const said = `Added ${name}`'],
  ['a counted thing', "const said = counted(count, 'new post')"],
  ['an error that is shown', "throw new FileError('This file is empty.')"],
])('finds %s', (_, source) => {
  expect(found('planted.tsx', source)).not.toEqual([])
})

it.each([
  ['words', '<p aria-label={words.name}>{words.text}</p>'],
  ['signs', '<p>· {count} × </p>'],
  ['styles', '<p className="a b" style={{ margin: "0 4px" }} key={`row of ${id}`} />'],
  ['keys', "if (event.key === 'Delete') stop()"],
  ['values', "const order = isOld ? 'expiringLast' : 'expiringFirst'"],
  ['errors of programs', "throw new Error('no root here')"],
  ['types', "type Name = 'Some Name'"],
])('lets %s be', (_, source) => {
  expect(found('planted.tsx', source)).toEqual([])
})
