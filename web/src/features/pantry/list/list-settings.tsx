import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { CloseButton } from '#ui/close-button.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { chooseDensity, type Density } from '../row/density.ts'
import type { ListOrder } from './list-order.ts'
import { isSort } from './list-sorts.ts'
import * as words from './pantry-list-words.ts'
import { placeTitle } from './places.ts'

export interface ListSettingsProps {
  order: ListOrder
  /** The places that there are, and the one that is chosen. */
  places: readonly string[]
  density: Density
  onOrder: (order: ListOrder) => void
  onChoose: () => void
  onClose: () => void
}

const sortOptions = [
  { value: 'date', label: words.date },
  { value: 'name', label: words.name },
  { value: 'newest', label: words.newestFirst },
]
const groupOptions = [
  { value: '', label: words.nothing },
  { value: 'place', label: words.place },
]
const viewOptions = [
  { value: 'rows', label: words.rows },
  { value: 'cards', label: words.cards },
]
/** No place has this name: names are trimmed. */
const everywhere = ' '

/** Order, groups and look of the list. */
export function ListSettings(props: ListSettingsProps) {
  const { order, places, density, onOrder, onChoose, onClose } = props
  const change = (part: Partial<ListOrder>) => onOrder({ ...order, ...part })
  const placeOptions = [
    { value: everywhere, label: words.allPlaces },
    ...places.map((place) => ({ value: place, label: placeTitle(place) })),
  ]
  return (
    <>
      <SelectField
        label={words.sortBy}
        options={sortOptions}
        value={order.sort}
        onChange={({ currentTarget: { value } }) => isSort(value) && change({ sort: value })}
      />
      <SelectField
        label={words.groupBy}
        options={groupOptions}
        value={order.byPlace ? 'place' : ''}
        onChange={({ currentTarget }) => change({ byPlace: currentTarget.value === 'place' })}
      />
      <SelectField
        label={words.place}
        options={placeOptions}
        value={order.place ?? everywhere}
        onChange={({ currentTarget: { value } }) =>
          change({ place: value === everywhere ? undefined : value })
        }
      />
      <SelectField
        label={words.showAs}
        options={viewOptions}
        value={density}
        onChange={({ currentTarget }) => chooseDensity(currentTarget.value === 'rows' ? 'rows' : 'cards')}
      />
      <Button variant="light" leftSection={<IconChecks size={20} aria-hidden />} onClick={onChoose}>
        {words.chooseItems}
      </Button>
      <CloseButton label={words.closeListOptions} onClick={onClose} />
    </>
  )
}
