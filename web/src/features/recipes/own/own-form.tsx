import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { limits } from '@shelfmate/contract/api/limits'
import { ownFaults } from '@shelfmate/contract/recipe-book/own-faults'
import { useRef } from 'react'
import { FoodForm, initially, useFormStart } from '#lib/forms/food-form.tsx'
import { LongTextField } from '#ui/fields/long-text-field.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import classes from './own.module.css'
import { emptyValues, type FormValues, type OwnForm, ownForms } from './own-form-state.ts'
import { contentOfValues } from './own-form-values.ts'
import * as words from './own-words.ts'
import { ownTexts } from './own-words.ts'

const widthPx = 620
/** From top to bottom. */
const fields = ['title', 'ingredients', 'steps', 'minutes', 'portions'] as const

/** A recipe as one writes it down. */
export function OwnFormPopup({ form: opening }: { form: OwnForm }) {
  return (
    <Popup
      title={opening.isNew ? ownTexts.newRecipe : ownTexts.editRecipe}
      opened
      onClose={ownForms.cancel}
      width={widthPx}
    >
      <OwnFields opening={opening} />
    </Popup>
  )
}

function OwnFields({ opening }: { opening: OwnForm }) {
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<FormValues>({
    ...initially(opening),
    initialErrors: {},
    validate: (values) => ownFaults(contentOfValues(values)),
    onValuesChange: (values) => ownForms.keepDraft(opening, values),
  })
  const { start } = useFormStart({ element, opening, form, empty: emptyValues })
  const send = form.onSubmit(
    (values) => {
      // Once: what is typed there later is no part of this recipe.
      const { onSave, ...sent } = opening
      onSave?.()
      ownForms.submit(sent, values, toSave(opening, values))
    },
    (errors) => form.getInputNode(fields.find((field) => errors[field] !== undefined) ?? 'title')?.focus(),
  )
  const of = (field: keyof FormValues) => ({ name: field, ...form.getInputProps(field) })
  return (
    <FoodForm {...start} onSubmit={send}>
      <TextInput label={words.name} maxLength={limits.recipeTitleLength} data-autofocus {...of('title')} />
      <LongTextField
        label={words.ingredients}
        description={words.ingredientsHint}
        rows={6}
        {...of('ingredients')}
      />
      <LongTextField label={words.steps} description={words.onePerLine} rows={6} {...of('steps')} />
      <div className={classes.halves}>
        <TextInput label={words.minutes} inputMode="numeric" {...of('minutes')} />
        <TextInput label={words.portions} inputMode="numeric" {...of('portions')} />
      </div>
      <p className={classes.note}>{ownTexts.checked}</p>
      <div className={classes.buttons}>
        <Button type="submit">{words.save}</Button>
        <Button variant="default" onClick={ownForms.cancel}>
          {words.cancel}
        </Button>
      </div>
    </FoodForm>
  )
}

const toSave = ({ id, address }: OwnForm, values: FormValues) => ({
  id,
  address,
  recipe: contentOfValues(values),
})
