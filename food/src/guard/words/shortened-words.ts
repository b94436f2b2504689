/** Finds the words that share a spelling with one or two letters left out: kept as numbers, because the spellings themselves are some hundred thousand strings. */

/** A number of 52 bits: 32 of the spelling's hash, then the place of its word. */
const mostWords = 2 ** 20
const hashStart = 0x811c9dc5
const hashFactor = 0x01000193
const nobody = -1

export class ShortenedWords {
  readonly #words: string[] = []
  #found: number[] = []
  #sorted = new Float64Array(0)

  /** Learns a word by itself and without each of its letters, and without each two of them. */
  add(word: string, twice: boolean): void {
    const place = this.#words.push(word) - 1
    if (place >= mostWords) throw new RangeError('too many words')
    for (const hash of hashesOf(word, twice)) this.#found.push(hash * mostWords + place)
  }

  /** Ends the learning: from now on words can be asked for. */
  close(): void {
    this.#sorted = Float64Array.from(new Set(this.#found)).sort()
    this.#found = []
  }

  /** The words that have such a spelling in common with this one; by chance also others. */
  near(word: string, twice: boolean): ReadonlySet<string> {
    const words = new Set<string>()
    for (const hash of hashesOf(word, twice))
      for (let at = this.#firstFrom(hash * mostWords); at < this.#sorted.length; at++) {
        const entry = this.#sorted[at] ?? 0
        if (entry >= (hash + 1) * mostWords) break
        words.add(this.#words[entry % mostWords] ?? '')
      }
    return words
  }

  #firstFrom(entry: number): number {
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#sorted[middle] ?? 0) < entry) low = middle + 1
      else high = middle
    }
    return low
  }
}

function hashesOf(word: string, twice: boolean): Set<number> {
  const hashes = new Set([hashWithout(word, nobody, nobody)])
  for (let one = 0; one < word.length; one++) {
    hashes.add(hashWithout(word, one, nobody))
    if (twice)
      for (let other = one + 1; other < word.length; other++) hashes.add(hashWithout(word, one, other))
  }
  return hashes
}

function hashWithout(word: string, one: number, other: number): number {
  let hash = hashStart
  for (let at = 0; at < word.length; at++)
    if (at !== one && at !== other) hash = Math.imul(hash ^ word.charCodeAt(at), hashFactor)
  return hash >>> 0
}
