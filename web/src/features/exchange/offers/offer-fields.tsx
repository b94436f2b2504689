import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { limits } from '@shelfmate/contract/limits'
import { dateKinds } from '@shelfmate/contract/offer-values'
import { SelectField } from '#ui/select-field.tsx'
import type { FormValues } from '../post-form-values.ts'
import classes from './allergen-field.module.css'
import { AllergenField, useSuggestion } from './allergen-field.tsx'
import { MomentField } from './moment-field.tsx'
import { dateKindNames } from './offer-words.ts'

interface OfferFieldsProps {
  form: UseFormReturnType<FormValues>
  /** The pantry item that it comes from. */
  pantryItemId: string | null
}

const kinds = dateKinds.map((kind) => ({ value: kind, label: dateKindNames[kind] }))

/** What the food contains, which date it bears, how it was kept, and where and when it is picked up. All of it may be left out. */
export function OfferFields({ form, pantryItemId }: OfferFieldsProps) {
  const { foodName, description, allergens } = form.values
  const suggestion = useSuggestion({ foodName, description, pantryItemId })
  const usual = suggestion?.dateKind
  return (
    <>
      <SelectField
        label="Kind of date"
        name="dateKind"
        description={usual && `Usual for this food: ${dateKindNames[usual].toLowerCase()}`}
        options={[{ value: '', label: 'Not stated' }, ...kinds]}
        {...form.getInputProps('dateKind')}
      />
      <div className={classes.checks}>
        <Check form={form} name="homeMade" label="Home-made" />
        <Check form={form} name="opened" label="Opened" />
      </div>
      <AllergenField
        value={allergens}
        suggested={suggestion}
        onChange={(stated) => form.setFieldValue('allergens', stated)}
      />
      <TextInput
        label="Pick-up place (optional)"
        name="pickupPlace"
        placeholder="Kitchen, level 3"
        maxLength={limits.pickupPlaceLength}
        {...form.getInputProps('pickupPlace')}
      />
      <MomentField
        form={form}
        name="pickupFrom"
        dayLabel="Pick up from (optional)"
        timeLabel="From what time"
      />
      <MomentField
        form={form}
        name="pickupUntil"
        dayLabel="Pick up until (optional)"
        timeLabel="Until what time"
      />
    </>
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
