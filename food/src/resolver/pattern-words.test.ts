import { expect, test } from 'vitest'
import { wordsOfPattern } from './pattern-words.ts'

test('a pattern stands for all its texts', () => {
  expect(wordsOfPattern('berr(?:y|ies)|stone ?fruits?')).toEqual([
    'berry',
    'berries',
    'stonefruit',
    'stonefruits',
    'stone fruit',
    'stone fruits',
  ])
  expect(wordsOfPattern('latex(?: ?fruit(?: syndrome)?)?')).toEqual([
    'latex',
    'latexfruit',
    'latexfruit syndrome',
    'latex fruit',
    'latex fruit syndrome',
  ])
})
