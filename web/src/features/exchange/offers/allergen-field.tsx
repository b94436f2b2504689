import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { allergenWords, groupNames } from '@shelfmate/contract/foods/allergen-words'
import { type AllergenGroup, type Allergens, allergenGroups } from '@shelfmate/contract/foods/allergens'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { sendTo } from '#lib/api/api-client.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { addresses } from '../data/exchange.addresses.ts'
import classes from './allergen-field.module.css'
import * as words from './offer-form-words.ts'

interface Typed {
  foodName: string
  description: string
  pantryItemId: string | null
}

/** Nobody types letters further apart in one word. */
const typingMs = 500

/** What the food knowledge says of what is typed, once the typing pauses and never of a text before; nothing while there is no connection. */
export function useSuggestion(typed: Typed) {
  const { foodName, description, pantryItemId } = typed
  const now = JSON.stringify({ foodName, description, pantryItemId })
  const [told] = useDebouncedValue(now, typingMs)
  // It was written three lines above.
  const asked = JSON.parse(told) as Typed
  const { data } = useQuery({
    queryKey: ['exchange', 'suggestion', told],
    queryFn: ({ signal }) =>
      sendTo<typeof exchangeCalls.suggestOffer>(addresses.suggestOffer, { body: asked }, { signal }),
    enabled: asked.foodName.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return told === now ? data : undefined
}

const states = [
  { value: '', label: words.notStated },
  { value: 'contains', label: words.contains },
  { value: 'mayContain', label: words.mayContain },
] as const

interface AllergenFieldProps {
  value: Allergens | null
  suggested: Allergens | undefined
  onChange: (allergens: Allergens | null) => void
}

/** What its owner says of the 14 groups: suggested, confirmed with one press, and changed group by group (D53). */
export function AllergenField({ value, suggested, onChange }: AllergenFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const drawn = useDeferredValue(isOpen)
  const offered = suggested && lacking(value, suggested)
  const stays = useRef<HTMLButtonElement>(null)
  const state = (allergens: Allergens | null) => {
    onChange(allergens)
    // What was pressed goes.
    stays.current?.focus()
  }
  return (
    <fieldset className={classes.field}>
      <legend>{words.allergens}</legend>
      <p className={classes.told} role="status">
        {value && words.allergensStated(allergenWords(value))}{' '}
        {offered && words.allergensFound(allergenWords(offered))}
        {!value && !offered && words.notStatedAlone}
      </p>
      <div className={classes.buttons}>
        {offered && (
          <Button variant="light" onClick={() => state(together(value, offered))}>
            {words.confirm}
          </Button>
        )}
        {value && (
          <Button variant="default" onClick={() => state(null)}>
            {words.stateNothing}
          </Button>
        )}
        <Button ref={stays} variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.hideTheList : words.change}
        </Button>
      </div>
      {drawn && (
        <div className={classes.groups}>
          {allergenGroups.map((group) => (
            <SelectField
              key={group}
              label={groupNames[group]}
              options={states}
              value={stateOf(value, group)}
              onChange={({ currentTarget }) => onChange(withState(value, group, currentTarget.value))}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}

/** What was found and is not stated, as after a change of the food's name; undefined where all of it is. */
function lacking(value: Allergens | null, found: Allergens): Allergens | undefined {
  if (!value) return found
  const contains = found.contains.filter((group) => !value.contains.includes(group))
  const mayContain = found.mayContain.filter((group) => stateOf(value, group) === '')
  return contains.length + mayContain.length > 0 ? { contains, mayContain } : undefined
}

/** What was stated by hand or before stays, with what was found since. */
const together = (value: Allergens | null, { contains, mayContain }: Allergens): Allergens => ({
  contains: [...(value?.contains ?? []), ...contains],
  mayContain: [...(value?.mayContain.filter((group) => !contains.includes(group)) ?? []), ...mayContain],
})

function stateOf(value: Allergens | null, group: AllergenGroup): string {
  if (value?.contains.includes(group)) return 'contains'
  return value?.mayContain.includes(group) ? 'mayContain' : ''
}

/** With a group's new state. Of a post that names no group nothing is stated: only Confirm says that none was found. */
function withState(value: Allergens | null, group: AllergenGroup, state: string): Allergens | null {
  const named = (kind: keyof Allergens) => [
    ...(value?.[kind].filter((one) => one !== group) ?? []),
    ...(state === kind ? [group] : []),
  ]
  const next = { contains: named('contains'), mayContain: named('mayContain') }
  return next.contains.length + next.mayContain.length > 0 ? next : null
}
