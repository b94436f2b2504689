import { type AllergyNote, allergyNoteCodes } from '@shelfmate/contract/profile/diet'
import type { Considered } from '@shelfmate/contract/recipes/recipes'
import { describe, expect, it } from 'vitest'
import { allergyNote } from '#lib/allergy-words.ts'
import { ApiError } from '#lib/api/api-error.ts'
import {
  avoided,
  excludedNote,
  factsOf,
  failureOf,
  kitchenInWords,
  moreTakesLonger,
  reasonOf,
  recipeTexts,
  understoodPreferences,
  usedItemIds,
  withheldNote,
} from './recipes-words.ts'

const recipe = {
  id: 'toast',
  engine: 'cookbook' as const,
  title: 'Toast',
  steps: ['Toast it.'],
  missing: [],
  minutes: 5,
  portions: 1,
  equipment: [],
  reason: 'uses bread, expiring tomorrow',
  ingredients: [
    { text: 'bread', optional: false, source: 'pantry' as const, itemIds: ['a'] },
    { text: 'more bread', optional: false, source: 'pantry' as const, itemIds: ['a', 'b'] },
    { text: 'salt', optional: true, source: 'staple' as const, itemIds: [] },
  ],
}
const allergies: Considered['allergies'] = { text: '', avoided: [], words: [], notes: [], unreadable: false }

describe('the texts of the specification', () => {
  it('are exact', () => {
    expect(recipeTexts).toMatchObject({
      suggest: 'Suggest Recipes',
      working: 'Generating...',
      idle: 'Click "Suggest Recipes" to generate ideas.',
      emptyPantry: 'Your pantry is empty. Add ingredients first!',
      unable: '⚠️ Unable to generate recipes. Please try again later.',
      failedToFetch: 'Failed to fetch recipes from server',
      noUser: 'User not authenticated.',
      noIdeas: 'No recipe ideas found.',
    })
    expect(recipeTexts.unable.startsWith('\u26a0\ufe0f ')).toBe(true)
    expect(excludedNote(2)).toBe('Note: 2 expired or near-expiry item(s) were excluded from the recipe.')
  })
})

describe('failureOf', () => {
  it('says that the server failed, and offers to quote the request', () => {
    expect(failureOf(new ApiError('INTERNAL', 500, { requestId: 'r-1' }))).toEqual({
      message: recipeTexts.unable,
      detail: recipeTexts.failedToFetch,
      requestId: 'r-1',
      offersCookbook: false,
    })
  })

  it.each([new ApiError('OFFLINE', 0), new ApiError('TIMEOUT', 0), new TypeError('x')])(
    'says that nothing came: %s',
    (error) => expect(failureOf(error).message).toBe(recipeTexts.unable),
  )

  it('says that nobody is signed in', () => {
    expect(failureOf(new ApiError('UNAUTHENTICATED', 401)).message).toBe('User not authenticated.')
  })

  it('says how long a limit lasts and offers the cookbook', () => {
    const failure = failureOf(new ApiError('RECIPES_QUOTA', 429, { retryAfterSeconds: 80_000 }))
    expect(failure).toMatchObject({ detail: 'Try again in 23 hours.', offersCookbook: true })
    expect(failure.message).toContain('You’ve used up your AI recipes for now.')
  })

  it('offers nothing else where the server asks for a break', () => {
    const failure = failureOf(new ApiError('RATE_LIMITED', 429, { retryAfterSeconds: 60 }))
    expect(failure).toMatchObject({ detail: 'Try again in 1 minute.', offersCookbook: false })
  })
})

describe('the notes', () => {
  it('say what was left out, and never that anything is safe', () => {
    expect(withheldNote({ count: 1, because: ['peanuts'] })).toBe(
      'Left out: 1 recipe with peanuts. Always check labels.',
    )
    expect(withheldNote({ count: 2, because: ['peanuts', 'milk', 'kiwi'] })).toBe(
      'Left out: 2 recipes with peanuts, milk or kiwi. Always check labels.',
    )
    expect(withheldNote({ count: 2, because: [] })).toContain('that could not be checked')
    for (const code of allergyNoteCodes) expect(allergyNote({ code, phrase: 'x' }) ?? '').not.toMatch(/safe/i)
  })

  it('of a newer server lead to what is avoided', () => {
    const code = 'LATER' as AllergyNote['code'] // As JSON may hold it: answers are not read by their schemas here.
    expect(allergyNote({ code, phrase: 'x' })).toBe('Check that what’s left out is what you meant by “x”.')
  })

  it('name what is avoided', () => {
    expect(avoided(allergies)).toBe('none')
    expect(avoided({ ...allergies, avoided: ['nuts'], words: ['kiwi'] })).toBe('nuts, “kiwi”')
    expect(avoided({ ...allergies, unreadable: true })).toBe('what could not be read')
  })

  it('say what was understood where it differs', () => {
    expect(understoodPreferences({ text: '', understood: [], notUnderstood: [] })).toBeUndefined()
    expect(understoodPreferences({ text: 'vegan', understood: ['vegan'], notUnderstood: [] })).toBeUndefined()
    expect(understoodPreferences({ text: 'no pork!', understood: ['no pork', 'x'], notUnderstood: [] })).toBe(
      'Understood as: x, but no pork.',
    )
    expect(understoodPreferences({ text: 'hm', understood: [], notUnderstood: [] })).toContain(
      'can’t use any of it',
    )
    expect(understoodPreferences({ text: 'hm', understood: [], notUnderstood: ['hm'] })).toBe(
      'Not understood: hm.',
    )
    expect(understoodPreferences({ text: 'vegan, hm', understood: ['vegan'], notUnderstood: ['hm'] })).toBe(
      'Understood as: vegan. Not understood: hm.',
    )
  })
})

describe('what was understood of preferences', () => {
  it.each([
    ['no fish but loves chicken', ['no fish', 'chicken'], 'chicken, but no fish'],
    ['spicy, not too sweet', ['nothing sweet', 'spicy'], 'spicy, but nothing sweet'],
    ['halal, no eggs, not spicy', ['halal', 'no egg', 'not spicy'], 'halal, but no egg and not spicy'],
    ['no ale or beer', ['no ale', 'no beer'], 'no ale and no beer'],
    ['curry, noodles', ['curry', 'noodles'], 'curry and noodles'],
  ])('refuses in words nothing that is liked: %s', (text, understood, said) => {
    expect(understoodPreferences({ text, understood, notUnderstood: [] })).toBe(`Understood as: ${said}.`)
  })
})

describe('a recipe in words', () => {
  it('tells its facts and its reason', () => {
    expect(factsOf(recipe)).toBe('5 min · no cooking')
    expect(factsOf({ ...recipe, equipment: ['kettle', 'one hob'] })).toBe('5 min · kettle + one hob')
    expect(moreTakesLonger(recipe)).toBe('The times are for 1 portion: more food takes a little longer.')
    expect(reasonOf(recipe)).toBe('Uses bread, expiring tomorrow.')
  })

  it('uses each item once', () => expect(usedItemIds(recipe)).toEqual(['a', 'b']))

  it('tells the kitchen', () => {
    expect(kitchenInWords({ has: [], maxMinutes: 0 })).toBe('any kitchen, any time')
    expect(kitchenInWords({ has: ['kettle', 'microwave'], maxMinutes: 10 })).toBe(
      'kettle and microwave, 10 min',
    )
  })
})
