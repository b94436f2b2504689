import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { limits } from '@shelfmate/contract/api/limits'
import { type DateKind, dateKinds } from '@shelfmate/contract/exchange/offer-values'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { SelectField } from '#ui/fields/select-field.tsx'
import type { FormValues } from '../form/post-form-values.ts'
import classes from './allergen-field.module.css'
import { AllergenField, useSuggestion } from './allergen-field.tsx'
import { MomentField } from './moment-field.tsx'
import * as words from './offer-words.ts'
import { dateKindNames, givingNames } from './offer-words.ts'

interface OfferFieldsProps {
  form: UseFormReturnType<FormValues>
  /** The pantry item that it comes from. */
  pantryItemId: string | null
}

const givings = Object.entries(givingNames).map(([value, label]) => ({ value, label }))
const kinds = dateKinds.map((kind) => ({ value: kind, label: dateKindNames[kind] }))

/** What the food contains, which date it bears, how it was kept, and where and when it is picked up. All of it may be left out. */
export function OfferFields({ form, pantryItemId }: OfferFieldsProps) {
  const { foodName, description, allergens } = form.values
  const suggestion = useSuggestion({ foodName, description, pantryItemId })
  const usual = suggestion?.dateKind
  useKindByFood(form, usual)
  return (
    <>
      <AllergenField
        value={allergens}
        suggested={suggestion}
        onChange={(stated) => form.setFieldValue('allergens', stated)}
      />
      <MoreDetails form={form}>
        <SelectField
          label={words.whoGetsIt}
          name="giving"
          description={words.whoGetsItHint}
          options={givings}
          {...form.getInputProps('giving')}
        />
        <SelectField
          label={words.kindOfDate}
          name="dateKind"
          description={usual && words.suggestedKind(usual)}
          options={[{ value: '', label: words.notStated }, ...kinds]}
          {...form.getInputProps('dateKind')}
          onChange={({ currentTarget: { value } }) =>
            form.setValues({ dateKind: value as FormValues['dateKind'], isKindByFood: false })
          }
        />
        <div className={classes.checks}>
          <Check form={form} name="homeMade" label={words.homeMade} />
          <Check form={form} name="opened" label={words.opened} />
        </div>
        <TextInput
          label={words.pickUpPlace}
          name="pickupPlace"
          placeholder={words.placeExample}
          maxLength={limits.pickupPlaceLength}
          {...form.getInputProps('pickupPlace')}
        />
        <MomentField
          form={form}
          name="pickupFrom"
          dayLabel={words.pickUpFrom}
          timeLabel={words.fromWhatTime}
        />
        <MomentField
          form={form}
          name="pickupUntil"
          dayLabel={words.pickUpUntil}
          timeLabel={words.untilWhatTime}
        />
      </MoreDetails>
    </>
  )
}

/** Has the food's usual kind of date chosen as long as its owner has chosen none (D55). */
function useKindByFood(form: OfferFieldsProps['form'], usual: DateKind | undefined) {
  const { isKindByFood, dateKind } = form.values
  // Of made food the day that is typed would be another one.
  const kind = usual === 'madeOn' ? '' : usual
  const isDue = isKindByFood && kind !== undefined && kind !== dateKind
  const choose = useEffectEvent(() => form.setFieldValue('dateKind', kind ?? ''))
  useEffect(() => {
    if (isDue) choose()
  }, [isDue])
}

/** What most posts do without: open where something of it was said before. */
function MoreDetails({ form, children }: Pick<OfferFieldsProps, 'form'> & { children: ReactNode }) {
  const { dateKind, isKindByFood } = form.values
  const [isOpen, setOpen] = useState(() => {
    const { giving, homeMade, opened, pickupPlace, pickupFrom } = form.values
    return (
      giving === 'firstCome' ||
      homeMade ||
      opened ||
      [isKindByFood ? '' : dateKind, pickupPlace, pickupFrom].some((text) => text !== '')
    )
  })
  // Drawn with the first opening, and kept then: a closed form has less to draw.
  const [isDrawn, setDrawn] = useState(isOpen)
  return (
    <details
      className={classes.more}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        setDrawn(true)
      }}
    >
      <summary>
        <span>
          {words.moreDetailsOptional}
          {isKindByFood && dateKind !== '' && <small>{words.kindByFood(dateKind)}</small>}
        </span>
        <IconChevronDown size={20} aria-hidden />
      </summary>
      {isDrawn && <div className={classes.field}>{children}</div>}
    </details>
  )
}

interface CheckProps {
  form: OfferFieldsProps['form']
  name: 'homeMade' | 'opened'
  label: string
}

const Check = ({ form, name, label }: CheckProps) => (
  <label className={classes.check}>
    <input
      type="checkbox"
      name={name}
      checked={form.values[name]}
      onChange={({ currentTarget }) => form.setFieldValue(name, currentTarget.checked)}
    />
    {label}
  </label>
)
