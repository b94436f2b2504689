import { isFrozen } from '@shelfmate/contract/pantry/expiry'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import type { ItemAction } from '@shelfmate/contract/pantry/pantry-actions'
import {
  type Icon,
  IconChecks,
  IconCircleCheck,
  IconFlame,
  IconPackageExport,
  IconSnowflake,
} from '@tabler/icons-react'
import { focusCard } from '#ui/layers/use-focus-return.ts'
import classes from './item-chips.module.css'
import * as words from './pantry-row-words.ts'

interface ItemChipsProps {
  item: PantryItem
  act: (action: ItemAction, item: PantryItem) => void
}

/** What else can be done with food by one press: its date confirmed, all of it used up, opened, frozen or thawed. */
export function ItemChips({ item, act }: ItemChipsProps) {
  const { name, quantity, condition, dateSource } = item
  const chip = (action: ItemAction, label: string, ChipIcon: Icon) => (
    <button
      type="button"
      className={classes.chip}
      aria-label={`${label} ${name}`}
      onClick={() => {
        // These go with their own press, the card stays.
        if (action === 'confirmDate' || action === 'open') focusCard(item.id)
        act(action, item)
      }}
    >
      <ChipIcon size={18} stroke={1.8} aria-hidden />
      {label}
    </button>
  )
  return (
    <div className={classes.chips}>
      {dateSource === 'suggested' && chip('confirmDate', words.dateIsRight, IconCircleCheck)}
      {quantity > 1 && chip('useUpAll', words.allUsedUp, IconChecks)}
      {!condition && chip('open', words.opened, IconPackageExport)}
      {isFrozen(item) ? chip('thaw', words.thawed, IconFlame) : chip('freeze', words.frozen, IconSnowflake)}
    </div>
  )
}
