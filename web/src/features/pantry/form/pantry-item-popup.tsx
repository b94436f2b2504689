import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import type { RefObject } from 'react'
import { FormPopup } from '#lib/forms/form-popup.tsx'
import { type PantryForm, pantryForms } from './pantry-form-state.ts'
import * as words from './pantry-form-words.ts'
import { PantryItemForm } from './pantry-item-form.tsx'

const widthPx = 480

interface PantryItemPopupProps {
  form: PantryForm
  today: CalendarDate
  /** Takes the focus when what opened the popup has gone meanwhile. */
  fallback: RefObject<HTMLElement | null>
}

/** The popup to add and to edit. */
export function PantryItemPopup({ form, today, fallback }: PantryItemPopupProps) {
  const { item, id } = form
  return (
    <FormPopup
      title={item ? words.editItem : words.addNewItem}
      widthPx={widthPx}
      onClose={pantryForms.cancel}
      ids={[item?.id, id]}
      fallback={fallback}
    >
      <PantryItemForm key={id} form={form} today={today} />
    </FormPopup>
  )
}
