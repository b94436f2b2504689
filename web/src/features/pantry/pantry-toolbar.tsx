import { CloseButton, VisuallyHidden } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRef } from 'react'
import type { FilteredPantry, PantryFilter } from './pantry-filter.ts'
import classes from './pantry-toolbar.module.css'
import { countItems, stateNames } from './pantry-words.ts'
import { stateFilters } from './state-filter.ts'

interface PantryToolbarProps {
  filter: PantryFilter
  counts: FilteredPantry['counts']
  onChange: (filter: PantryFilter) => void
}

/** Search by name and filter by state. */
export function PantryToolbar({ filter, counts, onChange }: PantryToolbarProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange({ ...filter, search: '' })
    input.current?.focus()
  }
  return (
    <search className={classes.toolbar}>
      <div className={classes.search}>
        <IconSearch size={20} aria-hidden />
        <input
          ref={input}
          type="search"
          aria-label="Search by name"
          placeholder="Search by name"
          enterKeyHint="search"
          value={filter.search}
          onChange={({ currentTarget }) => onChange({ ...filter, search: currentTarget.value })}
        />
        {filter.search !== '' && <CloseButton aria-label="Clear search" onClick={clear} />}
      </div>
      <fieldset className={classes.states}>
        <VisuallyHidden component="legend">Show</VisuallyHidden>
        {stateFilters.map((state) => (
          <label key={state} className={classes.state} data-state={state}>
            <input
              type="radio"
              name="state"
              value={state}
              checked={filter.state === state}
              onChange={() => onChange({ ...filter, state })}
            />
            {stateNames[state]} <span className={classes.count}>{counts[state]}</span>
          </label>
        ))}
      </fieldset>
      <VisuallyHidden role="status">{`Showing ${countItems(counts[filter.state])}`}</VisuallyHidden>
    </search>
  )
}
