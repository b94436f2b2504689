/** Fields that somebody typed into; held weakly, for most of them go with their popup. What is looked for is no text to lose. */
const typedInto = new WeakSet<Element>()

/** What is chosen in these is no text. */
const notTyped = new Set(['search', 'checkbox', 'radio', 'range', 'file'])

/** From now on notes where text is typed. */
export function followTyping(): void {
  document.addEventListener('input', ({ target }) => {
    const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
    if (isField && !notTyped.has(target.type)) typedInto.add(target)
  })
}

/** Whether a field that is still there holds what somebody typed. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some((field) => typedInto.has(field) && field.value !== '')
}
