/** Texts by the names of their slots. */
export type Slots = Readonly<Record<string, string | undefined>>

const written = /\{(\w+)\}/g

/** What a template of the page says with these texts in its slots (slots.tsx); where a slot has none, its parts are left out. */
export function filled(template: HTMLTemplateElement, slots: Slots): DocumentFragment {
  // Not the page's own yet: it would fetch an image whose address is a slot.
  const part = template.content.cloneNode(true) as DocumentFragment
  for (const where of part.querySelectorAll<HTMLElement>('[data-where]'))
    where.replaceWith(...(slots[where.dataset['where'] ?? ''] ? where.childNodes : []))
  const say = (text: string) => text.replaceAll(written, (_, name: string) => slots[name] ?? '')
  for (const element of part.querySelectorAll<HTMLElement>('*')) {
    for (const { name, value } of Array.from(element.attributes))
      if (value.includes('{')) {
        if (say(value) === '') element.removeAttribute(name)
        else element.setAttribute(name, say(value))
      }
    // The page's policy takes styles from scripts alone.
    if (element.dataset['style']) element.style.cssText = element.dataset['style']
    for (const child of element.childNodes)
      if (child.nodeType === Node.TEXT_NODE) child.nodeValue = say(child.nodeValue ?? '')
  }
  return part
}
