import type { RefObject } from 'react'
import { FoodPicture } from '#ui/food-picture/food-picture.tsx'
import classes from './name-chips.module.css'
import * as words from './names-words.ts'
import { useCombobox } from './use-combobox.ts'
import { useOfferedNames } from './use-offered-names.ts'

interface NameChipsProps {
  /** The field in which a name is typed. */
  input: RefObject<HTMLInputElement | null>
  /** Names the list for the field. */
  listId: string
  /** What is typed of the name. */
  search: string
  /** Names that need no offer. */
  there?: readonly string[]
  /** Whether the field keeps the focus when Tab takes a name. */
  staysOnTab?: boolean
  /** Whether something stands beside the field, above these. */
  isBelow?: boolean
  /** Whether a name can be offered here; absent: any. */
  fits?: (name: string) => boolean
  onTake: (name: string) => void
}

const none: readonly string[] = []
const bringIntoSight = (chip: HTMLElement | null) =>
  chip?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Names that a field offers, one's own first: a row of chips whose room is kept, so that nothing moves. */
export function NameChips(props: NameChipsProps) {
  const { input, listId, search, there = none, staysOnTab = false } = props
  const { isBelow = false, fits = () => true, onTake } = props
  const offered = useOfferedNames(search, there).filter(({ name }) => fits(name))
  const { isOpen, active } = useCombobox(input, {
    listId,
    staysOnTab,
    onTake,
    options: offered.map(({ name }) => name),
    isTyped: search !== '',
  })
  return (
    <div className={isBelow ? classes.below : classes.room}>
      {isOpen && (
        // A row that is wider than its room would else be a stop for Tab, and lose the focus as it goes.
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          className={classes.chips}
          aria-label={words.suggestedNames}
        >
          {offered.map(({ name, picture }, n) => (
            // The keys are the field's.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={name}
              ref={name === active ? bringIntoSight : undefined}
              id={`${listId}-${n}`}
              role="option"
              aria-selected={name === active}
              tabIndex={-1}
              className={classes.chip}
              // The field keeps the focus, and a phone its keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(name)}
            >
              <FoodPicture picture={picture} />
              <bdi>{name}</bdi>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
