import { lenientlyParsed } from './lenient-json.ts'

/** More than any list of ours takes; what is longer is not kept. */
const maxCharacters = 64 * 1024

/**
 * Finds the objects of the one list in JSON that arrives in pieces, each as soon as it is complete, reading every character
 * once. Whatever stands around the JSON (fences, words) is passed over. An answer that is one object and no list of them is
 * given as a whole, at its end.
 */
export class ListScanner {
  /** Open brackets, the outermost first. */
  #open = ''
  #inString = false
  #escaped = false
  /** The element under way. */
  #element = ''
  /** The outermost object under way. */
  #whole = ''
  #seen = 0

  /** The elements that this piece completes. Throws when the answer is too long; what is no JSON is left out. */
  feed(piece: string): unknown[] {
    this.#seen += piece.length
    if (this.#seen > maxCharacters) throw new RangeError('the answer is too long')
    const elements: unknown[] = []
    let from = 0
    let wholeFrom = 0
    for (let at = 0; at < piece.length; at++) {
      const char = piece.charAt(at)
      if (this.#inString) {
        this.#readInString(char)
        continue
      }
      if (char === '"' && this.#open !== '') this.#inString = true
      else if (char === '{' || char === '[') {
        this.#open += char
        if (isElement(this.#open)) from = at
        if (this.#open === '{') wholeFrom = at
      } else if (char === '}' || char === ']') {
        if (isElement(this.#open)) {
          const element = lenientlyParsed(this.#element + piece.slice(from, at + 1))
          if (element !== undefined) elements.push(element)
          this.#element = ''
        }
        if (this.#open === '{') {
          const whole = lenientlyParsed(this.#whole + piece.slice(wholeFrom, at + 1))
          if (isMoreThanAList(whole)) elements.push(whole)
          this.#whole = ''
        }
        this.#open = this.#open.slice(0, -1)
      }
    }
    if (this.#isInElement()) this.#element += piece.slice(from)
    if (this.#open.startsWith('{')) this.#whole += piece.slice(wholeFrom)
    return elements
  }

  #readInString(char: string): void {
    if (this.#escaped) this.#escaped = false
    else if (char === '\\') this.#escaped = true
    else if (char === '"') this.#inString = false
  }

  #isInElement(): boolean {
    return /^\{?\[\{/.test(this.#open)
  }
}

/** An object in a list that is the whole answer or a property of it. */
const isElement = (open: string) => open === '[{' || open === '{[{'

/** Whether an object says anything beside lists of objects, whose elements were given before. */
const isMoreThanAList = (whole: unknown): boolean =>
  typeof whole === 'object' &&
  whole !== null &&
  Object.values(whole).some((value) => !Array.isArray(value) || value.some((one) => typeof one !== 'object'))
