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

type Line = Pick<SuggestedIngredient, 'amount' | 'optional' | 'itemIds' | 'takes'>

/**
 * What a recipe proposes to take from the pantry as it is now, in the recipe's order. Who counts in packs ('Eggs', one of
 * them, for a recipe with two) is asked: more pieces than there are is a part, and so is one onion of a bag of a kilo.
 */
export function proposedUses(lines: readonly Line[], pantry: readonly Stocked[]): ProposedUse[] {
  const stocked = new Map(pantry.map((item) => [item.id, item]))
  const ids = new Set(lines.flatMap(({ itemIds }) => itemIds))
  return [...ids].flatMap((id) => {
    const item = stocked.get(id)
    return item
      ? [
          proposed(
            item,
            lines.filter(({ itemIds }) => itemIds.includes(id)),
          ),
        ]
      : []
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
