import { Button, CloseButton } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconChecks } from '@tabler/icons-react'
import { useState } from 'react'
import { SelectField } from '#ui/select-field.tsx'
import { chooseDensity, type Density } from './density.ts'
import classes from './list-options.module.css'
import type { ListOrder } from './list-order.ts'
import { isSort } from './list-sorts.ts'
import { placeName } from './places.ts'

interface ListOptionsProps {
  order: ListOrder
  /** The places that there are. */
  places: readonly string[]
  density: Density
  onOrder: (order: ListOrder) => void
  onChoose: () => void
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

/** How the list stands: its order, its places, rows or cards; and the way to choose several items. */
export function ListOptions({ onChoose, ...settings }: ListOptionsProps) {
  const [isOpen, setOpen] = useState(false)
  const choose = () => {
    setOpen(false)
    onChoose()
  }
  return (
    <div className={classes.options}>
      <Button
        variant="default"
        radius="xl"
        aria-expanded={isOpen}
        leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        List
      </Button>
      {isOpen && (
        <fieldset className={classes.panel} aria-label="How the list stands">
          <Settings {...settings} />
          <Button variant="light" leftSection={<IconChecks size={20} aria-hidden />} onClick={choose}>
            Choose items
          </Button>
          <CloseButton aria-label="Close list options" onClick={() => setOpen(false)} />
        </fieldset>
      )}
    </div>
  )
}

function Settings({ order, places, density, onOrder }: Omit<ListOptionsProps, 'onChoose'>) {
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
    </>
  )
}
