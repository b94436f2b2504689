/** A tree of strings over UTF-16 codes, asked from many places of a text: a flat table of edges, for a map of so many costs five times the memory. */

/** An edge is one number of 32 bits: the node that it leaves, then its letter. */
const letterBits = 12
const mostLetters = 2 ** letterBits
const mostNodes = 2 ** (32 - letterBits)
const smallest = 1_024
/** Above this share of its places a table grows. */
const fullAt = 0.6
/** 2^32 over the golden ratio: neighbours land far apart. */
const spread = 0x9e3779b1

export class Trie<Value> {
  /** Edges and where they lead, at the first free place from where the edge belongs; no edge is 0. */
  #edges: Uint32Array<ArrayBuffer>
  #ends: Uint32Array<ArrayBuffer>
  #edgeCount = 0
  /** For each node the number of its values. */
  #valuesAt = new Uint32Array(smallest)
  readonly #values: (readonly Value[])[] = [[]]
  #nodeCount = 1
  /** Dense numbers for the codes in use keep an edge within its bits. */
  readonly #letters = new Uint16Array(0x10000)
  #letterCount = 0
  /** Where the first letters lead: most strings of a text end there. */
  readonly #starts = new Uint32Array(mostLetters)

  /** With places for so many letters, a power of two, it grows fewer times. */
  constructor(places = smallest) {
    this.#edges = new Uint32Array(places)
    this.#ends = new Uint32Array(places)
  }

  add(chars: string, value: Value): void {
    let node = 0
    for (let at = 0; at < chars.length; at++) {
      const code = chars.charCodeAt(at)
      if (this.#letters[code] === 0) this.#letters[code] = ++this.#letterCount
      node = this.#step(node, this.#letters[code] ?? 0) ?? this.#grow(node, this.#letters[code] ?? 0)
    }
    const known = this.#valuesAt[node] ?? 0
    if (known > 0) this.#values[known] = [...(this.#values[known] ?? []), value]
    else this.#valuesAt[node] = this.#values.push([value]) - 1
  }

  /** Calls back for every string that begins at a place of the text, with the place after its end. */
  walk(
    codes: Uint16Array,
    from: number,
    length: number,
    found: (end: number, values: readonly Value[], from: number) => void,
  ): void {
    let node = this.#starts[this.#letters[codes[from] ?? 0] ?? 0] ?? 0
    if (node === 0 || from >= length) return
    const first = this.#valuesAt[node] ?? 0
    if (first > 0) found(from + 1, this.#values[first] ?? [], from)
    for (let at = from + 1; at < length; at++) {
      const letter = this.#letters[codes[at] ?? 0] ?? 0
      if (letter === 0) return
      const next = this.#step(node, letter)
      if (next === undefined) return
      node = next
      const values = this.#valuesAt[node] ?? 0
      if (values > 0) found(at + 1, this.#values[values] ?? [], from)
    }
  }

  #step(node: number, letter: number): number | undefined {
    const edge = node * mostLetters + letter
    const edges = this.#edges
    const mask = edges.length - 1
    for (let at = placeOf(edge, mask); ; at = (at + 1) & mask) {
      const found = edges[at]
      if (found === edge) return this.#ends[at]
      if (found === 0) return undefined
    }
  }

  #grow(node: number, letter: number): number {
    const next = this.#nodeCount++
    if (next >= mostNodes || letter >= mostLetters) throw new RangeError('too many names for one tree')
    if (next >= this.#valuesAt.length) this.#valuesAt = doubled(this.#valuesAt)
    if (++this.#edgeCount > this.#edges.length * fullAt) this.#widen()
    put(this.#edges, this.#ends, node * mostLetters + letter, next)
    if (node === 0) this.#starts[letter] = next
    return next
  }

  #widen(): void {
    const edges = new Uint32Array(this.#edges.length * 2)
    const ends = new Uint32Array(edges.length)
    this.#edges.forEach((edge, at) => {
      if (edge !== 0) put(edges, ends, edge, this.#ends[at] ?? 0)
    })
    this.#edges = edges
    this.#ends = ends
  }
}

const placeOf = (edge: number, mask: number): number => {
  const mixed = Math.imul(edge, spread)
  return (mixed ^ (mixed >>> 15)) & mask
}

function put(edges: Uint32Array, ends: Uint32Array, edge: number, end: number): void {
  const mask = edges.length - 1
  let at = placeOf(edge, mask)
  while (edges[at] !== 0) at = (at + 1) & mask
  edges[at] = edge
  ends[at] = end
}

function doubled(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const wider = new Uint32Array(numbers.length * 2)
  wider.set(numbers)
  return wider
}
