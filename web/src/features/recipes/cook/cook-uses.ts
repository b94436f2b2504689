import type { ProposedUse } from '@shelfmate/contract/recipes/cooking'
import type { UsedItem } from '@shelfmate/contract/recipes/recipes'
import * as words from './cook-words.ts'

/** What somebody says of one item: whether any of it is gone, and how many pieces, as typed. */
export interface ChosenUse {
  isUsed: boolean
  pieces: string
}

type Choices = Readonly<Record<string, ChosenUse>>

/** What was chosen for an item; until something was, what is proposed. */
export const chosenUse = ({ item, how, pieces }: ProposedUse, choices: Choices): ChosenUse =>
  choices[item.id] ?? { isUsed: how === 'pieces', pieces: String(pieces) }

/** What to take from the pantry. 'Is it all gone?' means the last one, whatever another device says of how many there are. */
export function usedItems(uses: readonly ProposedUse[], choices: Choices): UsedItem[] {
  return uses.flatMap((use): UsedItem[] => {
    const { isUsed, pieces } = chosenUse(use, choices)
    const { id, quantity } = use.item
    if (!isUsed) return []
    if (use.how === 'part' && quantity === 1) return [{ id, pieces: 'all' }]
    return [{ id, pieces: Math.min(Math.max(Math.round(Number(pieces)) || 1, 1), quantity) }]
  })
}

/** What a row says below the item's name: 'The recipe takes 2, you have 6.' */
export function noteOf({ item, how, amounts }: ProposedUse): string {
  const has = item.quantity > 1 ? words.youHave(item.quantity) : undefined
  const takes = amounts.length > 0 ? words.theRecipeTakes(amounts.join(' and ')) : undefined
  const facts = [takes, takes ? has : has?.replace('you', words.you)].filter(Boolean).join(', ')
  return [facts && `${facts}.`, how === 'keeps' && words.staysUnlessTicked].filter(Boolean).join(' ')
}
