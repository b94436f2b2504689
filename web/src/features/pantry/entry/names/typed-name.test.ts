import { describe, expect, it } from 'vitest'
import { isOneFood, typedNameAt, withName } from './typed-name.ts'

const reading = { today: '2026-11-23', languages: ['en-GB'] }

/** The line after a name was taken at the caret, '|'. */
function taken(marked: string, name: string): string | undefined {
  const caret = marked.indexOf('|')
  const line = marked.replace('|', '')
  const typed = typedNameAt(line, caret, reading)
  if (!typed) return undefined
  const after = withName(line, typed, name)
  return `${after.line.slice(0, after.caret)}|${after.line.slice(after.caret)}`
}

describe('a name taken for the one that is being typed', () => {
  it.each([
    ['|', 'Milk, |'],
    ['mil|', 'Milk, |'],
    ['2 mil|', '2 Milk, |'],
    ['2 |', '2 Milk, |'],
    ['2|', '2 Milk, |'],
    ['mil fri|', 'Milk fri, |'],
    ['6 eggs 3 dec, mi|', '6 eggs 3 dec, Milk, |'],
    ['6 eggs, |', '6 eggs, Milk, |'],
    ['6 eggs,|', '6 eggs, Milk, |'],
    ['mi| fri, rice', 'Milk| fri, rice'],
    ['1,5 l mil|', '1,5 l Milk, |'],
    ['rice、mil|', 'rice、 Milk, |'],
    ['mil 31 feb|', 'Milk 31 feb, |'],
  ])('%s', (line, after) => {
    expect(taken(line, 'Milk')).toBe(after)
  })

  it('is none where a name is torn', () => {
    expect(taken('oat tomorrow milk|', 'Milk')).toBeUndefined()
  })

  it('is offered where the line says it again', () => {
    expect(['Milk', 'Oat milk 1 l', 'Beans, baked', '3'].map((name) => isOneFood(name, reading))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
