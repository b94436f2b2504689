/** A part of a message: plain text, or the address of a page. */
export interface TextPart {
  text: string
  href?: string
}

/** What turns the direction of a text around ends an address: it would be drawn as that of another page. */
const address = /https?:\/\/[^\s<>"\u202A-\u202E\u2066-\u2069]+/giu
/** What ends a sentence does not belong to the address in it. Looked for once a run: else thousands of such signs take long. */
const sentenceEnd = /(?<![.,;:!?'*_~)\]}])[.,;:!?'*_~)\]}]+$/u

/** Finds the addresses of pages in what people type. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(address)) {
    const href = trimmed(match[0])
    if (!URL.canParse(href)) continue
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    parts.push({ text: href, href })
    from = match.index + href.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** A closing bracket stays where an opening one is in the address. */
function trimmed(found: string): string {
  const end = sentenceEnd.exec(found)?.[0] ?? ''
  const isBalanced = end.startsWith(')') && found.includes('(')
  return isBalanced
    ? found.slice(0, found.length - end.length + 1)
    : found.slice(0, found.length - end.length)
}
