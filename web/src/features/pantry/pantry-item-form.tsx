import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { CalendarDate } from '@shelfmate/contract/expiry'
import { limits } from '@shelfmate/contract/limits'
import { type FormEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import { isApiError } from '#lib/api-error.ts'
import { describeError } from '#lib/errors.ts'
import { DraftNote, FoodForm, FoodNameField, NameAndQuantity, RemarkField } from '#lib/food-form.tsx'
import { focusFirstError } from '#lib/forms.ts'
import { FormAlert } from '#ui/form-alert.tsx'
import { QuantityField } from '#ui/quantity-field.tsx'
import { DateRows } from './date-rows.tsx'
import { formErrors, toFields } from './pantry-form-check.ts'
import { addInstead, keepDraft, type PantryForm, submitForm } from './pantry-form-state.ts'
import { emptyValues, withoutBlankDates } from './pantry-form-values.ts'

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
  const { item, refusal } = opening
  const [isDraft, setDraft] = useState(opening.isDraft)
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    initialValues: opening.values,
    initialErrors: isApiError(refusal) ? refusal.fields : {},
    validate: (values) => formErrors(values, halfTypedRows(element.current)),
    onValuesChange: (values) => {
      if (!item) keepDraft(values)
    },
  })
  // A press is answered with the name alone; drawing all at once would keep a slow phone waiting.
  const isNameDrawn = useDeferredValue(true, false)
  const focusName = () =>
    element.current?.querySelector<HTMLElement>('dialog[open] [data-autofocus]')?.focus()
  // The popup does this when it opens; this form may take the place of another in an open one.
  useEffect(focusName, [])
  const startOver = () => {
    form.setValues(emptyValues)
    setDraft(false)
    focusName()
  }
  const save = form.onSubmit(
    (values) => {
      const fields = toFields(values)
      if (fields) submitForm(opening, values, fields)
    },
    (errors) => focusFirstError(form, errors),
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (item && halfTypedRows(element.current).length === 0) form.setValues(withoutBlankDates(form.values))
    save(event)
  }
  return (
    <FoodForm ref={element} onSubmit={submit}>
      {refusal !== undefined && <Refusal form={opening} />}
      {isDraft && <DraftNote onStartOver={startOver} />}
      <NameAndQuantity>
        <FoodNameField name="name" {...form.getInputProps('name')} />
        {isNameDrawn && (
          <QuantityField
            min={limits.quantityMin}
            max={limits.quantityMax}
            {...form.getInputProps('quantity')}
          />
        )}
      </NameAndQuantity>
      {isNameDrawn && (
        <>
          <DateRows form={form} today={today} />
          <RemarkField label="Remark (optional)" name="remark" {...form.getInputProps('remark')} />
          <Button type="submit">{item ? 'Update' : 'Save'}</Button>
        </>
      )}
    </FoodForm>
  )
}

function Refusal({ form }: { form: PantryForm }) {
  const { message, requestId } = describeError(form.refusal)
  const isGone = form.item !== undefined && isApiError(form.refusal, 'NOT_FOUND')
  return (
    <FormAlert message={message} requestId={requestId}>
      {isGone && (
        <Button variant="default" onClick={() => addInstead(form)}>
          Add it as a new item
        </Button>
      )}
    </FormAlert>
  )
}
