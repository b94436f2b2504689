import { VisuallyHidden } from '@mantine/core'
import type { PostOrder } from '@shelfmate/contract/exchange'
import { limits } from '@shelfmate/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { dormsQuery } from '#lib/campus.ts'
import { SearchField } from '#ui/search-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { type ExchangeFilter, isHiddenKind } from './exchange-filter.ts'
import classes from './exchange-toolbar.module.css'
import { allDorms, hiding, orderNames, whose } from './exchange-words.ts'

interface ExchangeToolbarProps {
  filter: ExchangeFilter
  onChange: (filter: ExchangeFilter) => void
  /** Told to a screen reader when it changes. */
  outcome: string
}

// An object's own keys are all that it was written with.
const orders = (Object.keys(orderNames) as PostOrder[]).map((order) => ({
  value: order,
  label: orderNames[order],
}))

/** Search by food name, filter by dorm, sort. */
export function ExchangeToolbar({ filter, onChange, outcome }: ExchangeToolbarProps) {
  const { search, dorm, order, mine, hide } = filter
  const { data: dorms = [] } = useQuery(dormsQuery)
  const known = dorm === '' || dorms.includes(dorm) ? dorms : [dorm, ...dorms]
  return (
    <search className={classes.toolbar}>
      <div className={classes.search}>
        <SearchField
          label="Search by food name"
          maxLength={limits.searchLength}
          value={search}
          onChange={(text) => onChange({ ...filter, search: text })}
        />
      </div>
      <SelectField
        aria-label="Dorm"
        radius="xl"
        value={dorm}
        onChange={({ currentTarget }) => onChange({ ...filter, dorm: currentTarget.value })}
        options={[{ value: '', label: allDorms }, ...known.map((name) => ({ value: name, label: name }))]}
      />
      <SelectField
        aria-label="Sort"
        radius="xl"
        value={order}
        onChange={({ currentTarget }) => {
          const chosen = orders.find(({ value }) => value === currentTarget.value)
          if (chosen) onChange({ ...filter, order: chosen.value })
        }}
        options={orders}
      />
      <SelectField
        aria-label="Whose posts"
        radius="xl"
        value={mine ? 'mine' : ''}
        onChange={({ currentTarget }) =>
          onChange({ ...filter, mine: currentTarget.value === 'mine' ? true : undefined })
        }
        options={Object.entries(whose).map(([value, label]) => ({ value, label }))}
      />
      <SelectField
        aria-label="What I can’t eat"
        radius="xl"
        value={hide ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, hide: isHiddenKind(value) ? value : undefined })
        }
        options={Object.entries(hiding).map(([value, label]) => ({ value, label }))}
      />
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </search>
  )
}
