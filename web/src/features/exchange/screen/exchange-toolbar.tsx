import { VisuallyHidden } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import type { PostOrder } from '@shelfmate/contract/exchange/exchange'
import { useQuery } from '@tanstack/react-query'
import { dormsQuery } from '#lib/api/campus.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { allDorms, dormFirst, hiding, orderNames, whose } from '../exchange-words.ts'
import { TellMe } from '../searches/tell-me.tsx'
import { type ExchangeFilter, isHiddenKind } from './exchange-filter.ts'
import * as words from './exchange-screen-words.ts'
import classes from './exchange-toolbar.module.css'

interface ExchangeToolbarProps {
  filter: ExchangeFilter
  homeDorm: string | undefined
  onChange: (filter: ExchangeFilter) => void
  /** Told to a screen reader when it changes. */
  outcome: string
}

// An object's own keys are all that it was written with.
const orders = (Object.keys(orderNames) as PostOrder[]).map((order) => ({
  value: order,
  label: orderNames[order],
}))

/** No dorm is called so: their names have no blank at an end. */
const homeFirst = ' first'

/** Search by food name, filter by dorm, sort. */
export function ExchangeToolbar({ filter, homeDorm, onChange, outcome }: ExchangeToolbarProps) {
  const { search, order, mine, hide } = filter
  return (
    <search className={classes.toolbar}>
      <div className={classes.search}>
        <SearchField
          label={words.searchByFoodName}
          maxLength={limits.searchLength}
          value={search}
          onChange={(text) => onChange({ ...filter, search: text })}
        />
        <TellMe search={search} homeDorm={homeDorm} />
      </div>
      <DormField filter={filter} homeDorm={homeDorm} onChange={onChange} />
      <SelectField
        aria-label={words.sort}
        radius="xl"
        value={order}
        onChange={({ currentTarget }) => {
          const chosen = orders.find(({ value }) => value === currentTarget.value)
          if (chosen) onChange({ ...filter, order: chosen.value })
        }}
        options={orders}
      />
      <SelectField
        aria-label={words.whosePosts}
        radius="xl"
        value={mine ? 'mine' : ''}
        onChange={({ currentTarget }) =>
          onChange({ ...filter, mine: currentTarget.value === 'mine' ? true : undefined })
        }
        options={Object.entries(whose).map(([value, label]) => ({ value, label }))}
      />
      <SelectField
        aria-label={words.whatICantEat}
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

/** Whose posts are listed: of all dorms, of one, or of all with one's own first. */
function DormField({ filter, homeDorm, onChange }: Omit<ExchangeToolbarProps, 'outcome'>) {
  const { dorm, first } = filter
  const { data: dorms = [] } = useQuery(dormsQuery)
  const known = dorm === '' || dorms.includes(dorm) ? dorms : [dorm, ...dorms]
  return (
    <SelectField
      aria-label={words.dorm}
      radius="xl"
      value={first ? homeFirst : dorm}
      onChange={({ currentTarget: { value } }) =>
        onChange(
          value === homeFirst
            ? { ...filter, dorm: '', first: homeDorm }
            : { ...filter, dorm: value, first: undefined },
        )
      }
      options={[
        { value: '', label: allDorms },
        ...(homeDorm || first ? [{ value: homeFirst, label: dormFirst }] : []),
        ...known.map((name) => ({ value: name, label: name })),
      ]}
    />
  )
}
