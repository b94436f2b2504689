/** JSON as small models write it: with commas at the end, single quotes, bare keys, remarks, and the words of Python. */

const space = /\s/
const bareWord = /[\p{L}\p{N}_.+$-]/u
const wordsOfPython = new Map([
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
  ['undefined', 'null'],
  ['NaN', 'null'],
])
const closing: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”' }

/** The value that a text means, or undefined when it is none. */
export function lenientlyParsed(text: string): unknown {
  return jsonOr(text, () => jsonOr(tidied(text), () => undefined))
}

function jsonOr(text: string, otherwise: () => unknown): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return otherwise()
  }
}

/** The same text as strict JSON, as far as it can be told. */
function tidied(text: string): string {
  const parts: string[] = []
  for (let at = 0; at < text.length; ) {
    const char = text.charAt(at)
    const quote = closing[char]
    let end = at + 1
    if ((quote || bareWord.test(char) || char === '{' || char === '[') && isValue(parts.at(-1)))
      parts.push(',')
    if (quote) {
      end = stringEnd(text, at + 1, quote)
      parts.push(quoted(text.slice(at + 1, end - 1)))
    } else if (text.startsWith('//', at)) end = endOf(text, '\n', at)
    else if (text.startsWith('/*', at)) end = endOf(text, '*/', at)
    else if (bareWord.test(char)) {
      while (end < text.length && bareWord.test(text.charAt(end))) end++
      parts.push(wordOf(text.slice(at, end)))
    } else if (!space.test(char)) {
      // A comma before a bracket's end parts nothing.
      if ((char === '}' || char === ']') && parts.at(-1) === ',') parts.pop()
      parts.push(char)
    }
    at = end
  }
  return parts.join(' ')
}

/** A comma that was forgotten stands behind a value. */
const isValue = (part: string | undefined): boolean => part !== undefined && !/^[{[,:]$/.test(part)

function wordOf(word: string): string {
  const known = wordsOfPython.get(word) ?? word
  return /^(?:true|false|null|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i.test(known) ? known : JSON.stringify(known)
}

const endOf = (text: string, mark: string, from: number): number => {
  const end = text.indexOf(mark, from)
  return end < 0 ? text.length : end + mark.length
}

/** A mark ends a text only where something of JSON follows: 'shepherd's pie', is one, and so is "the "new" potatoes", too. */
function stringEnd(text: string, from: number, quote: string): number {
  for (let at = from; at < text.length; at++) {
    if (text.charAt(at) === '\\') at++
    else if (text.charAt(at) === quote && (quote === '”' || /^\s*(?:[,:}\]"/]|$)/.test(text.slice(at + 1))))
      return at + 1
  }
  return text.length + 1
}

const quoted = (inner: string): string =>
  `"${inner.replaceAll("\\'", "'").replace(/\r?\n/g, '\\n').replaceAll('\t', ' ').replace(/\\?"/g, '\\"')}"`
