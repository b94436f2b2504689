import { describe, expect, it } from 'vitest'
import { inWords, readingOfAllergies, readingOfPreferences } from './diet-words.ts'

describe('what is made of what was typed', () => {
  it('tells what is avoided, and what is only looked for as a word', () => {
    const reading = readingOfAllergies({
      text: 'milk, nuts, jackfruit, red meat',
      avoided: ['milk', 'nuts'],
      words: ['jackfruit', 'red meat'],
      notes: [
        { code: 'WORD_ONLY', phrase: 'jackfruit' },
        { code: 'NUTS_INCLUDE_PEANUTS', phrase: 'nuts' },
        { code: 'NO_ALLERGY', phrase: 'none' },
      ],
      unreadable: false,
    })
    expect(inWords(reading)).toBe(
      'Avoiding: milk, tree nuts, red meat. Matched only as a word: jackfruit. “nuts”: peanuts are left out as well as tree nuts.',
    )
    expect(reading.said.map(({ isWeak }) => isWeak)).toEqual([false, true])
  })

  it('tells what is followed, and what is not understood', () => {
    const told = { text: 'no pork, blorf', understood: ['no pork'], notUnderstood: ['blorf'] }
    expect(inWords(readingOfPreferences(told))).toBe('Following: no pork. Not understood: blorf.')
  })

  it('says nothing until it is read, and nothing of nothing', () => {
    expect(inWords(readingOfAllergies(undefined))).toBe('')
    expect(inWords(readingOfPreferences({ text: '', understood: [], notUnderstood: [] }))).toBe('')
  })
})
