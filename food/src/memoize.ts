/** Answers that are kept for the texts that were asked about of late. */

/** Texts beyond this length come once, where nothing else is said. */
const longestKept = 400

/**
 * A function of a text that keeps at most so many of its answers. The ones that are asked for again stay: two halves take
 * turns, and what the older one alone knew is forgotten with it.
 */
export function memoize<Value>(
  make: (text: string) => Value,
  atMost: number,
  longest = longestKept,
): (text: string) => Value {
  let young = new Map<string, Value>()
  let old = new Map<string, Value>()
  return (text) => {
    if (text.length > longest) return make(text)
    if (young.has(text)) return young.get(text) as Value
    const value = old.has(text) ? (old.get(text) as Value) : make(text)
    if (young.size >= atMost / 2) {
      old = young
      young = new Map()
    }
    young.set(text, value)
    return value
  }
}

/** The same of a text and of what it is read with: each of these keeps answers of its own. */
export function memoizeWith<With extends object, Value>(
  make: (text: string, own: With) => Value,
  atMost: number,
): (text: string, own: With) => Value {
  const kept = new WeakMap<With, (text: string) => Value>()
  return (text, own) => {
    const known = kept.get(own) ?? memoize((each: string) => make(each, own), atMost)
    kept.set(own, known)
    return known(text)
  }
}
