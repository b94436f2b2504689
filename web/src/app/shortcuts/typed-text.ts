/** Fields that somebody typed into since they are on the page. What is looked for is no text to lose. */
const typedInto = new Set<HTMLInputElement | HTMLTextAreaElement>()

/** From now on notes where text is typed. */
export function followTyping(): void {
  document.addEventListener('input', ({ target }) => {
    const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
    if (isField && target.type !== 'search') typedInto.add(target)
  })
}

/** Whether a field that is still there holds what somebody typed. */
export function hasTypedText(): boolean {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field)
  return [...typedInto].some(({ value }) => value !== '')
}
