import { Button, TextInput, type TextInputProps } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { limits } from '@shelfmate/contract/api/limits'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { isApiError } from '#lib/api/api-error.ts'
import { FoodForm, initially, NameAndQuantity, RemarkField, useFormStart } from '#lib/forms/food-form.tsx'
import { focusFirstError } from '#lib/forms/forms.ts'
import { QuantityField } from '#ui/fields/quantity-field.tsx'
import { NameField } from '../entry/names/name-field.tsx'
import { PlaceField } from '../place/place-field.tsx'
import { DateRows } from './date-rows.tsx'
import { formErrors, toFields } from './pantry-form-check.ts'
import { addInstead, type PantryForm, pantryForms, saveAndNext } from './pantry-form-state.ts'
import { emptyValues, type FormValues, withDateSource, withoutBlankDates } from './pantry-form-values.ts'
import * as words from './pantry-form-words.ts'

interface PantryItemFormProps {
  form: PantryForm
  today: CalendarDate
}

/** Rows with a date that was begun and not finished: the browser shows it and says that its value is empty. */
const halfTypedRows = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll<HTMLInputElement>('input[type=date]') ?? [])].flatMap((input, row) =>
    input.validity.badInput ? [row] : [],
  )

/** Name, quantity, dates and remark of a new item or of one that is edited. */
export function PantryItemForm({ form: opening, today }: PantryItemFormProps) {
  const { item, saved } = opening
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    ...initially(opening),
    validate: (values) => formErrors(values, halfTypedRows(element.current)),
    onValuesChange: (values) => pantryForms.keepDraft(opening, values),
  })
  const { isNameDrawn, start } = useFormStart({ element, opening, form, empty: emptyValues })
  const save = savedBy(form, opening, (...typed) => pantryForms.submit(...typed))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (item && halfTypedRows(element.current).length === 0) form.setValues(withoutBlankDates(form.values))
    save(event)
  }
  const takeName = (name: string) => form.setFieldValue('name', name)
  // By field, so that one without its input does not compile.
  const inputs: Record<keyof FormValues, ReactNode> = {
    name: <NameField {...form.getInputProps('name')} isNew={!item} onTake={takeName} />,
    quantity: (
      <QuantityField min={limits.quantityMin} max={limits.quantityMax} {...form.getInputProps('quantity')} />
    ),
    expiryDates: <DateRows form={form} today={today} isNew={!item} />,
    remark: <RemarkField label={words.remarkOptional} name="remark" {...form.getInputProps('remark')} />,
    size: <SizeField {...form.getInputProps('size')} />,
    // Told by the date itself.
    dateSource: null,
    place: <PlaceField {...form.getInputProps('place')} />,
  }
  return (
    <FoodForm {...start} onSubmit={submit} instead={insteadOf(form, opening)}>
      {saved !== undefined && <p role="status">{words.addedWhatsNext(saved)}</p>}
      <NameAndQuantity>
        {inputs.name}
        {isNameDrawn && inputs.quantity}
      </NameAndQuantity>
      {isNameDrawn && (
        <>
          {inputs.expiryDates}
          {inputs.size}
          {inputs.place}
          {inputs.remark}
          <Button type="submit">{item ? words.update : words.save}</Button>
          {!item && (
            <Button variant="default" onClick={() => savedBy(form, opening, saveAndNext)()}>
              {words.saveAndNext}
            </Button>
          )}
        </>
      )}
    </FoodForm>
  )
}

const withOwnDates = (values: FormValues, opening: PantryForm) =>
  withDateSource(values, opening.of?.values ?? opening.values)

/** What can be done with the fields of an item that is gone. */
const insteadOf = ({ values }: UseFormReturnType<FormValues>, opening: PantryForm) => ({
  isGone: opening.item !== undefined && isApiError(opening.refusal, 'NOT_FOUND'),
  label: words.addAsNewItem,
  onPress: () => addInstead(opening, withOwnDates(values, opening)),
})

/** Gives what was typed to `keep` once it can be saved; otherwise leads to the first field that it can't. */
const savedBy = (form: UseFormReturnType<FormValues>, opening: PantryForm, keep: typeof saveAndNext) =>
  form.onSubmit(
    (values) => {
      const fields = toFields(withOwnDates(values, opening))
      if (fields) keep(opening, values, fields)
    },
    (errors) => focusFirstError(form, errors),
  )

const SizeField = (props: TextInputProps) => (
  <TextInput
    {...props}
    label={words.sizeOfOneOptional}
    name="size"
    placeholder={words.sizeExample}
    autoComplete="off"
    maxLength={limits.sizeLength}
  />
)
