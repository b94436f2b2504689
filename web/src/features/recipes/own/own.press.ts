import type { CallInput } from '@shelfmate/contract/api/call'
import type { ownRecipeCalls } from '@shelfmate/contract/recipe-book/own-recipes'
import { type CallOf, callKind } from '#lib/press/press-kinds.ts'
import { readBook } from '../book/book.press.ts'
import { addresses } from '../data/recipes.addresses.ts'
import * as words from './own-words.ts'

type Calls = typeof ownRecipeCalls

/** Recipes of one's own as they wait on the device, or the removal of one. */
export interface OwnPress {
  call: CallOf<Calls, 'saveOwn' | 'removeOwn'>
  /** The recipe's name, where it is one. */
  title: string
}

export const ownRecipeKind = callKind<OwnPress, unknown>({
  addresses,
  takingAway: ['removeOwn'],
  receive: readBook,
  refresh: readBook,
  words: ({ call, title }) => {
    if (call.name === 'removeOwn')
      return { what: words.removeRecipe(title), failure: words.notRemoved(title), typed: [] }
    const { recipes } = call.input.body
    const what = recipes.length === 1 ? title : words.recipes(recipes.length)
    return {
      what: words.saveRecipe(what),
      failure: words.notSaved(what),
      typed: recipes.flatMap(textsOf),
    }
  },
})

const textsOf = ({ recipe }: CallInput<Calls['saveOwn']>['body']['recipes'][number]): string[] => [
  recipe.title,
  ...recipe.ingredients.map(({ text, amount }) => [amount, text].filter(Boolean).join(' ')),
  ...recipe.steps,
]
