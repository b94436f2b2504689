/** A tree of strings over UTF-16 codes, asked from many places of a text: one map for all edges, because most nodes have one. */
export class Trie<Value> {
  readonly #edges = new Map<number, number>()
  readonly #values: (Value[] | undefined)[] = [undefined]
  /** Dense numbers for the codes in use keep the keys of the edges small integers. */
  readonly #letters = new Uint16Array(0x10000)
  #letterCount = 0

  add(chars: string, value: Value): void {
    let node = 0
    for (let at = 0; at < chars.length; at++) {
      const code = chars.charCodeAt(at)
      if (this.#letters[code] === 0) this.#letters[code] = ++this.#letterCount
      const key = node * 4096 + (this.#letters[code] ?? 0)
      let next = this.#edges.get(key)
      if (next === undefined) {
        next = this.#values.push(undefined) - 1
        this.#edges.set(key, next)
      }
      node = next
    }
    const values = this.#values[node]
    if (values) values.push(value)
    else this.#values[node] = [value]
  }

  /** Calls back for every string that begins at a place of the text, with the place after its end. */
  walk(
    codes: Uint16Array,
    from: number,
    length: number,
    found: (end: number, values: readonly Value[]) => void,
  ): void {
    let node = 0
    for (let at = from; at < length; at++) {
      const letter = this.#letters[codes[at] ?? 0] ?? 0
      if (letter === 0) return
      const next = this.#edges.get(node * 4096 + letter)
      if (next === undefined) return
      node = next
      const values = this.#values[node]
      if (values) found(at + 1, values)
    }
  }
}
