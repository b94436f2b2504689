import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import { CardList } from '#lib/cards/card-list.tsx'
import { lazyOnRender } from '#lib/lazy/lazy-part.ts'
import { focusCard, isFocusLost, useFocusReturn } from '#ui/layers/use-focus-return.ts'
import { openAddForm } from '../form/pantry-form-state.ts'
import { ListOptions } from '../list/list-options.tsx'
import { headingsOf, inOrder, placesOf } from '../list/list-order.ts'
import { filterPantry, noFilter, type PantryFilter } from '../list/pantry-filter.ts'
import { endOfList } from '../pantry-words.ts'
import { useDensity } from '../row/density.ts'
import { type ItemActions, PantryItemCard } from '../row/pantry-item-card.tsx'
import { PantryItemRow } from '../row/pantry-item-row.tsx'
import * as words from './pantry-screen-words.ts'
import classes from './pantry-states.module.css'
import { PantryLoading } from './pantry-states.tsx'
import { PantryToolbar } from './pantry-toolbar.tsx'

const PantryEmpty = lazyOnRender(async () => (await import('./pantry-empty-states.tsx')).PantryEmpty)
const PantryNothingFound = lazyOnRender(
  async () => (await import('./pantry-empty-states.tsx')).PantryNothingFound,
)
const ChosenBar = lazyOnRender(async () => (await import('../row/chosen-bar.tsx')).ChosenBar)

/** Up to here every card is in the page. */
const windowedFrom = 100
const usualHeight = { cards: 236, rows: 64 } as const

interface PantryContentsProps {
  items: readonly PantryItem[]
  /** False while further pages are on their way. */
  isComplete: boolean
  today: CalendarDate
  filter: PantryFilter
  onFilter: (filter: PantryFilter) => void
  onDonate: (items: readonly PantryItem[]) => void
  actions: ItemActions
  addButton: RefObject<HTMLElement | null>
}

/** What is in the pantry, under search, filter and order. */
export function PantryContents(props: PantryContentsProps) {
  const { items, isComplete, today, filter, onFilter, onDonate, actions, addButton } = props
  const choice = useChoice()
  const { chosenIds, toggle } = choice
  // Typing stays quick with a thousand items: the list may follow a moment later.
  const applied = useDeferredValue(filter)
  const filtered = filterPantry(items, applied, today)
  const shown = inOrder(filtered.items, applied.order)
  const density = useDensity()
  // What is grouped or chosen stands one below the other.
  const isInRows = density === 'rows' || applied.order.byPlace || chosenIds !== undefined
  const draw = useDrawnItem({ today, actions, isInRows, chosenIds, onChoose: toggle })
  const headings = headingsOf(shown, applied.order.byPlace)
  const ids = shown.map(({ id }) => id)
  const heldId = useFocusReturn(ids, addButton)
  const offered = { items, today, onDonate }
  if (items.length === 0 && isComplete) return <PantryEmpty onAdd={openAddForm} />
  return (
    <>
      <PantryToolbar filter={filter} counts={filtered.counts} onChange={onFilter}>
        <ListOptions
          order={filter.order}
          places={placesOf([...items, filter.order])}
          density={density}
          onOrder={(order) => onFilter({ ...filter, order })}
          onChoose={choice.begin}
        />
      </PantryToolbar>
      {shown.length > 0 ? (
        <div className={isInRows ? classes.rows : undefined}>
          <CardList
            key={isInRows ? 'rows' : 'cards'}
            label={words.pantryItems}
            ids={ids}
            isLong={ids.length > windowedFrom || !isComplete}
            usualHeight={usualHeight[isInRows ? 'rows' : 'cards']}
            heldId={heldId}
          >
            {(index) => <Headed item={shown[index]} headings={headings} draw={draw} />}
          </CardList>
          <p className={classes.end}>
            {isComplete ? endOfList(shown.length, items.length) : words.loadingMore}
          </p>
        </div>
      ) : (
        <NothingYet isComplete={isComplete} filter={applied} onReset={() => onFilter(noFilter)} />
      )}
      {chosenIds && (
        <ChosenBar
          {...offered}
          chosenIds={chosenIds}
          shownIds={ids}
          onChoose={choice.choose}
          onDone={choice.end}
        />
      )}
    </>
  )
}

interface HeadedProps {
  item: PantryItem | undefined
  headings: ReadonlyMap<string, string>
  draw: (item: PantryItem) => ReactNode
}

/** An item below the heading of its group, where it is the first of one. */
function Headed({ item, headings, draw }: HeadedProps) {
  if (!item) return null
  const heading = headings.get(item.id)
  return (
    <>
      {heading !== undefined && <p className={classes.heading}>{heading}</p>}
      {draw(item)}
    </>
  )
}

type NothingYetProps = ComponentProps<typeof PantryNothingFound> & { isComplete: boolean }

/** What is not on the first page may be on the next. */
const NothingYet = ({ isComplete, ...nothing }: NothingYetProps) =>
  isComplete ? <PantryNothingFound {...nothing} /> : <PantryLoading />

interface DrawnItem {
  today: CalendarDate
  actions: ItemActions
  isInRows: boolean
  chosenIds: ReadonlySet<string> | undefined
  onChoose: (id: string) => void
}

/** Draws an item as its card, or as a row that a press opens as the card. */
function useDrawnItem({ today, actions, isInRows, chosenIds, onChoose }: DrawnItem) {
  const [openId, setOpenId] = useState<string>()
  const opened = useRef<string>(undefined)
  useEffect(() => {
    // What held the focus has given way to the card, or to the row again.
    const changed = openId ?? opened.current
    opened.current = openId
    if (changed !== undefined && isFocusLost()) focusCard(changed)
  }, [openId])
  return (item: PantryItem) => {
    const drawn = { item, today, actions }
    if (isInRows && (openId !== item.id || chosenIds))
      return (
        <PantryItemRow {...drawn} onOpen={setOpenId} onChoose={onChoose} isChosen={chosenIds?.has(item.id)} />
      )
    if (isInRows) return <PantryItemCard {...drawn} onClose={() => setOpenId(undefined)} />
    return <PantryItemCard {...drawn} onChoose={onChoose} />
  }
}

/** Which items are chosen; none while nobody chooses. */
function useChoice() {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>()
  const toggle = useCallback(
    (id: string) =>
      setChosenIds((before = new Set()) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  return {
    chosenIds,
    toggle,
    begin: () => setChosenIds(new Set()),
    choose: (ids: Iterable<string>) => setChosenIds(new Set(ids)),
    end: () => setChosenIds(undefined),
  }
}
