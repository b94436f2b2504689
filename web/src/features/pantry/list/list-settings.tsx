import { Button, CloseButton } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { SelectField } from '#ui/fields/select-field.tsx'
import { chooseDensity, type Density } from '../row/density.ts'
import type { ListOrder } from './list-order.ts'
import { isSort } from './list-sorts.ts'
import { placeName } from './places.ts'

export interface ListSettingsProps {
  order: ListOrder
  /** The places that there are. */
  places: readonly string[]
  density: Density
  onOrder: (order: ListOrder) => void
  onChoose: () => void
  onClose: () => void
}

const sortOptions = [
  { value: 'date', label: 'Date' },
  { value: 'name', label: 'Name' },
  { value: 'newest', label: 'Newest first' },
]
const groupOptions = [
  { value: '', label: 'Nothing' },
  { value: 'place', label: 'Place' },
]
const viewOptions = [
  { value: 'rows', label: 'Rows' },
  { value: 'cards', label: 'Cards' },
]
/** No place has this name: names are trimmed. */
const everywhere = ' '

/** Order, groups and look of the list. */
export function ListSettings(props: ListSettingsProps) {
  const { order, places, density, onOrder, onChoose, onClose } = props
  const change = (part: Partial<ListOrder>) => onOrder({ ...order, ...part })
  const placeOptions = [
    { value: everywhere, label: 'All places' },
    ...places.map((place) => ({ value: place, label: place === '' ? 'No place told' : placeName(place) })),
  ]
  return (
    <>
      <SelectField
        label="Sort by"
        options={sortOptions}
        value={order.sort}
        onChange={({ currentTarget: { value } }) => isSort(value) && change({ sort: value })}
      />
      <SelectField
        label="Group by"
        options={groupOptions}
        value={order.byPlace ? 'place' : ''}
        onChange={({ currentTarget }) => change({ byPlace: currentTarget.value === 'place' })}
      />
      <SelectField
        label="Place"
        options={placeOptions}
        value={order.place ?? everywhere}
        onChange={({ currentTarget: { value } }) =>
          change({ place: value === everywhere ? undefined : value })
        }
      />
      <SelectField
        label="Show as"
        options={viewOptions}
        value={density}
        onChange={({ currentTarget }) => chooseDensity(currentTarget.value === 'rows' ? 'rows' : 'cards')}
      />
      <Button variant="light" leftSection={<IconChecks size={20} aria-hidden />} onClick={onChoose}>
        Choose items
      </Button>
      <CloseButton aria-label="Close list options" onClick={onClose} />
    </>
  )
}
