import type { CalendarDate } from '@shelfmate/contract/expiry'
import { type RefObject, useEffect } from 'react'
import { Popup } from '#ui/popup.tsx'
import { focusCard, isFocusLost } from '#ui/use-focus-return.ts'
import { closeForm, type PantryForm } from './pantry-form-state.ts'
import { PantryItemForm } from './pantry-item-form.tsx'

const widthPx = 480

export interface PantryItemPopupProps {
  form: PantryForm
  today: CalendarDate
  /** Takes the focus when what opened the popup has gone meanwhile. */
  fallback: RefObject<HTMLElement | null>
}

/** The popup to add and to edit. */
export function PantryItemPopup({ form, today, fallback }: PantryItemPopupProps) {
  return (
    <Popup title={form.item ? 'Edit Item' : 'Add New Item'} opened onClose={closeForm} width={widthPx}>
      <PantryItemForm key={form.id} form={form} today={today} />
      <FocusAfterwards form={form} fallback={fallback} />
    </Popup>
  )
}

/** An edited item may have been replaced, and with it the button that opened the popup. */
function FocusAfterwards({ form, fallback }: { form: PantryForm; fallback: RefObject<HTMLElement | null> }) {
  useEffect(
    () => () => {
      if (!isFocusLost()) return
      const isBack = [form.item?.id, form.id].some((id) => id !== undefined && focusCard(id))
      if (!isBack) fallback.current?.focus()
    },
    [form, fallback],
  )
  return null
}
