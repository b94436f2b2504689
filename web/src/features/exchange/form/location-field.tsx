import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { dormsQuery } from '#lib/api/campus.ts'
import { askAgain } from '#lib/states/ask-again.ts'
import { FailureAlert } from '#lib/states/failure-alert.tsx'
import { SelectField, type SelectFieldProps } from '#ui/fields/select-field.tsx'
import * as words from './exchange-form-words.ts'

interface LocationFieldProps
  extends Omit<SelectFieldProps, 'label' | 'options' | 'onChange' | 'defaultValue'> {
  value?: string
  onChange?: (dorm: string) => void
  /** Chosen by itself when it is in the list and nothing else has been chosen. */
  homeDorm: string | undefined
}

/** Where the food can be picked up: one of the campus's dorms. */
export function LocationField({ value = '', onChange, homeDorm, ...props }: LocationFieldProps) {
  const query = useQuery(dormsQuery)
  const { data, error } = query
  const suggested = value === '' && homeDorm !== undefined && data?.includes(homeDorm) ? homeDorm : undefined
  const suggest = useEffectEvent((dorm: string) => onChange?.(dorm))
  useEffect(() => {
    if (suggested !== undefined) suggest(suggested)
  }, [suggested])
  // While nobody knows the list, one's own is offered.
  const dorms = data ?? (homeDorm ? [homeDorm] : [])
  // A dorm that has left the list since stays the choice of a post that has it.
  const known = value === '' || dorms.includes(value) ? dorms : [value, ...dorms]
  return (
    <>
      <SelectField
        {...props}
        label={words.dormLocation}
        name="location"
        value={value}
        onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
        options={[
          { value: '', label: words.chooseADorm },
          ...known.map((dorm) => ({ value: dorm, label: dorm })),
        ]}
      />
      <FailureAlert
        error={data ? undefined : error}
        said={words.dormsNotLoaded}
        onRetry={() => askAgain(query)}
        isRetrying={query.isFetching}
      />
    </>
  )
}
