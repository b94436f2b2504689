import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { SearchField } from '#ui/fields/search-field.tsx'
import type { FilteredPantry, PantryFilter } from '../list/pantry-filter.ts'
import { stateFilters } from '../list/state-filter.ts'
import { stateNames } from '../pantry-words.ts'
import * as words from './pantry-screen-words.ts'
import classes from './pantry-toolbar.module.css'

interface PantryToolbarProps {
  filter: PantryFilter
  counts: FilteredPantry['counts']
  onChange: (filter: PantryFilter) => void
  /** Stands beside the search. */
  children?: ReactNode
}

/** Search by name and filter by state. */
export function PantryToolbar({ filter, counts, onChange, children }: PantryToolbarProps) {
  return (
    <search className={classes.toolbar}>
      <SearchField
        label={words.searchByName}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      {children}
      <fieldset className={classes.states}>
        <VisuallyHidden component="legend">{words.show}</VisuallyHidden>
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
      <VisuallyHidden role="status">{words.showing(counts[filter.state])}</VisuallyHidden>
    </search>
  )
}
