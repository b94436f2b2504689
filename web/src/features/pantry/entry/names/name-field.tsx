import type { TextInputProps } from '@mantine/core'
import { useDeferredValue, useId, useRef } from 'react'
import { FoodNameField } from '#lib/forms/food-form.tsx'
import { NameChips } from './name-chips.tsx'

interface NameFieldProps extends Omit<TextInputProps, 'name' | 'value'> {
  value?: string
  /** Whether names are offered: what is there has one. */
  isNew: boolean
  onTake: (name: string) => void
}

/** What a food is called, with names that may be meant in a row below. */
export function NameField({ isNew, onTake, value = '', ...props }: NameFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  // Late, like the other fields (see useFormStart): sorting and drawing names would keep a press waiting.
  const isOffering = useDeferredValue(true, false)
  if (!isNew) return <FoodNameField name="name" value={value} {...props} />
  return (
    <>
      <FoodNameField
        {...props}
        ref={input}
        name="name"
        value={value}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls={listId}
      />
      {isOffering && (
        <NameChips isBelow input={input} listId={listId} search={value.trim()} onTake={onTake} />
      )}
    </>
  )
}
