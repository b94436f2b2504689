import { foldForSearch } from '../api/fold-for-search.ts'
import type { SuggestedIngredient } from './recipes.ts'

/** A pantry item as far as cooking cares. */
interface Stocked {
  readonly id: string
  readonly name: string
  readonly quantity: number
  /** What each piece weighs or holds; '' or absent where nobody says. */
  readonly size?: string
}

/** What 'I cooked this' proposes for one pantry item. */
export interface ProposedUse {
  item: Stocked
  /** The amounts of the lines that it fills, as the recipe words them. */
  amounts: string[]
  /**
   * `pieces`: counted, and used up unless unticked. `part`: asked about, and kept unless said to be gone. `keeps`: a
   * seasoning, oil, rice or an optional ingredient, kept unless ticked.
   */
  how: 'pieces' | 'part' | 'keeps'
  /** How many pieces go when it is used; at least 1, at most what is there. */
  pieces: number
}

type Line = Pick<SuggestedIngredient, 'amount' | 'optional' | 'itemIds' | 'itemNames' | 'takes'>

/**
 * What a recipe proposes to take from the pantry as it is now, in the recipe's order. Who counts in packs ('Eggs', one of
 * them, for a recipe with two) is asked: more pieces than there are is a part, and so is one onion of a bag of a kilo.
 */
export function proposedUses(lines: readonly Line[], pantry: readonly Stocked[]): ProposedUse[] {
  return itemsOf(lines, pantry).flatMap(({ id, item }) =>
    item
      ? [
          proposed(
            item,
            lines.filter(({ itemIds }) => itemIds.includes(id)),
          ),
        ]
      : [],
  )
}

/** Returns the names of what a recipe was made of that is not in the pantry any more: nothing can be taken of it. */
export const goneNames = (lines: readonly Line[], pantry: readonly Stocked[]): string[] => [
  ...new Set(itemsOf(lines, pantry).flatMap(({ item, name }) => (item || name === '' ? [] : [name]))),
]

interface LineItem {
  id: string
  /** As it was when the recipe was written; '' from a server that did not tell. */
  name: string
  item: Stocked | undefined
}

/**
 * The items of a recipe in its order. One that is there no more may be there under another id, as another date makes it
 * another item: the soonest of its name stands in for it, unless that is of the recipe by itself.
 */
function itemsOf(lines: readonly Line[], pantry: readonly Stocked[]): LineItem[] {
  const names = new Map(
    lines.flatMap(({ itemIds, itemNames = [] }) => itemIds.map((id, n) => [id, itemNames[n] ?? ''] as const)),
  )
  const stocked = new Map(pantry.map((item) => [item.id, item]))
  const free = pantry.filter(({ id }) => !names.has(id))
  return [...names].map(([id, name]) => {
    const known = stocked.get(id)
    if (known || name === '') return { id, name, item: known }
    const at = free.findIndex((item) => foldForSearch(item.name) === foldForSearch(name))
    const [item] = at < 0 ? [] : free.splice(at, 1)
    return { id, name, item }
  })
}

function proposed(item: Stocked, lines: readonly Line[]): ProposedUse {
  const amounts = lines.flatMap(({ amount }) => amount ?? [])
  const required = lines.filter(({ optional, takes }) => !optional && takes !== 'lasts')
  const counted = sum(required, item)
  const how = required.length === 0 ? 'keeps' : counted >= 1 && counted <= item.quantity ? 'pieces' : 'part'
  // Of what is kept, an optional line says how many go when it was used after all.
  const wanted = how === 'keeps' ? sum(lines, item) : counted
  return { item, amounts, how, pieces: wanted >= 1 && wanted <= item.quantity ? wanted : 1 }
}

/** The pieces of the lines together; 0 when one of them is not counted in the item's pieces. */
function sum(lines: readonly Line[], { size }: Stocked): number {
  const pieces = lines.map(({ takes, amount }) =>
    typeof takes === 'number' && !(size && isOneByOne(amount)) ? takes : Number.NaN,
  )
  return pieces.reduce((total, each) => total + each, 0) || 0
}

/** '2', '1 large': an onion, of which a bag of a kilo holds several. Whoever counts cans or packs says so. */
const isOneByOne = (amount = ''): boolean =>
  /^\d*(?:\s+(?:very|small|medium|large|big|whole|ripe|pcs?|pieces?))*$/i.test(amount.trim())
