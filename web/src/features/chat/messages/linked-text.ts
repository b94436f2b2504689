/** A part of a message: plain text, or the address of a page. */
interface TextPart {
  text: string
  href?: string
}

/**
 * What turns the direction of a text around ends an address: it would be drawn as that of another page. So does a backslash, which
 * browsers take for the slash behind the host.
 */
const address = /https?:\/\/[^\s<>"\\\u202A-\u202E\u2066-\u2069]+/giu
/** What ends a sentence does not belong to the address in it. Looked for once a run: else thousands of such signs take long. */
const sentenceEnd = /(?<![.,;:!?'*_~)\]}])[.,;:!?'*_~)\]}]+$/u

/** Finds the addresses of pages in what people type. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(address)) {
    const href = trimmed(match[0])
    if (!isPlain(href)) continue
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    parts.push({ text: href, href })
    from = match.index + href.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** Whether an address leads to the host that it begins with: what stands before an @ reads as one, and is none. */
function isPlain(href: string): boolean {
  if (!URL.canParse(href)) return false
  const { username, password } = new URL(href)
  return username === '' && password === ''
}

/** A closing bracket stays where an opening one is in the address. */
function trimmed(found: string): string {
  const end = sentenceEnd.exec(found)?.[0] ?? ''
  const isBalanced = end.startsWith(')') && found.includes('(')
  return isBalanced
    ? found.slice(0, found.length - end.length + 1)
    : found.slice(0, found.length - end.length)
}
