import { readEntries } from '@shelfmate/contract/entry/read-entries'
import { expect, test } from 'vitest'
import { languages } from '../aliases/languages.ts'
import { foods } from '../foods.ts'

const tags = ['en-GB', 'de-DE', 'nl-NL', 'fr-FR', 'es-ES', 'it-IT', 'pt-BR', 'ms-MY', 'tr-TR', 'zh-CN']
const today = '2026-11-24'
const tableNames = foods.flatMap(({ name, aliases }) => [name, ...aliases])
const otherNames = languages.flatMap((aliases) => Object.values(aliases).flat())

const readAs = (name: string, tag: string) => readEntries(name, { today, languages: [tag] })

test('no food’s name has a date in it, for whatever viewer', () => {
  const dated = [
    ...tags.flatMap((tag) => tableNames.map((name) => [tag, name] as const)),
    ...otherNames.map((name) => ['en-GB', name] as const),
  ].filter(([tag, name]) => readAs(name, tag).some(({ expiryDate }) => expiryDate !== ''))
  expect(dated).toEqual([])
})

test('the table’s names are read as names', () => {
  const changed = tableNames.filter((name) => {
    const [row, ...more] = readAs(name, 'en-GB')
    return row?.name !== name || more.length > 0 || row.unread.length > 0
  })
  expect(changed).toEqual([])
})
