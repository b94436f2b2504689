import { expect, it } from 'vitest'
import { swapNote } from '../recipes-words.ts'

it('says what was changed, and why that will do', () =>
  expect(swapNote({ from: 'butter', to: 'plant butter', reason: 'Plant butter fries like butter.' })).toBe(
    'Changed for you: plant butter instead of butter. Plant butter fries like butter.',
  ))
