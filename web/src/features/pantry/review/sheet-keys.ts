const steps = new Map([
  ['Enter', 1],
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])
/** There the arrows change the value: only Enter leads on. */
const hasOwnArrows = (field: Element) =>
  field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type === 'date')

/**
 * Keys as in a sheet: Enter and the arrows lead to the same field of the next or previous row, Enter in the last row to the
 * button that saves; Delete on a tick, or Ctrl+Delete anywhere, removes the row. Fields say `data-field`, rows `data-row`.
 */
export function sheetKeys(event: KeyboardEvent, removeRow: (key: string) => void): void {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (!(target instanceof HTMLElement) || event.isComposing || altKey) return
  const row = target.closest<HTMLElement>('[data-row]')
  const field = target.dataset['field']
  if (!row || field === undefined) return
  if (key === 'Delete' && (ctrlKey || metaKey || field === 'isTaken')) {
    event.preventDefault()
    removeRow(row.dataset['row'] ?? '')
    return
  }
  const step = steps.get(key)
  if (step === undefined || ctrlKey || metaKey || shiftKey) return
  if (key !== 'Enter' && hasOwnArrows(target)) return
  event.preventDefault()
  const sibling = step > 0 ? row.nextElementSibling : row.previousElementSibling
  if (sibling) focusField(sibling, field)
  else if (key === 'Enter') focusSave(target)
}

/** Focuses the button that saves the rows of an element's form. */
export function focusSave(element: Element): void {
  element.closest('form')?.querySelector<HTMLElement>('button[type="submit"]')?.focus()
}

/** Focuses a field of a row, with what stands in it selected as a sheet does. */
export function focusField(row: Element, field: string): void {
  const input = row.querySelector<HTMLElement>(`[data-field="${field}"]`)
  input?.focus()
  if (input instanceof HTMLInputElement && input.type !== 'checkbox') input.select()
}
