import { Parser } from 'htmlparser2'

/** What a page tells programs: the texts of its JSON-LD, and its microdata in the same form once parsed. */
interface HtmlData {
  scripts: string[]
  items: MicroItem[]
}

type MicroItem = Record<string, unknown[]>

/** A property whose value is the text of an element that is still open. */
interface Telling {
  names: ReadonlySet<string>
  to: MicroItem
  text: string
}

/** An open element: what its end ends. */
type Open = 'nothing' | 'telling' | 'item'

/** What parts the lines of a text. */
const blocks: ReadonlySet<string> = new Set([
  'br',
  'p',
  'li',
  'div',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
])
/** Pages nest a few dozen elements; a page that nests thousands is made to cost time. */
const deepest = 512
/** Properties within properties: a name within a step within the instructions, and some to spare. */
const tellingAtOnce = 8

/** Many times what can be saved: the rest makes no difference. */
const longest = 100_000

class TooDeepError extends Error {
  override name = 'TooDeepError'
}

/** Reads a page once, from its first byte to its last or to where it nests beyond reason; runs none of it. */
export function dataInHtml(html: string): HtmlData {
  const reader = new DataReader()
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.text(text),
    onclosetag: (name) => reader.close(name),
  })
  try {
    parser.end(html)
  } catch (error) {
    if (!(error instanceof TooDeepError)) throw error
  }
  return { scripts: reader.scripts, items: reader.items }
}

class DataReader {
  readonly scripts: string[] = []
  readonly items: MicroItem[] = []
  readonly #open: Open[] = []
  readonly #within: MicroItem[] = []
  readonly #telling: Telling[] = []
  #script: string | undefined

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#open.length >= deepest) throw new TooDeepError()
    if (name === 'script') this.#script = /ld\+json/i.test(attributes['type'] ?? '') ? '' : undefined
    if (blocks.has(name)) this.text('\n')
    this.#open.push(this.#begin(name, attributes))
  }

  text(text: string): void {
    if (this.#script !== undefined) this.#script += text
    else for (const telling of this.#telling) if (telling.text.length < longest) telling.text += text
  }

  close(name: string): void {
    if (name === 'script' && this.#script !== undefined) {
      this.scripts.push(this.#script)
      this.#script = undefined
    }
    const open = this.#open.pop()
    if (open === 'item') this.#within.pop()
    const told = open === 'telling' ? this.#telling.pop() : undefined
    if (told) give(told.to, told.names, told.text)
  }

  #begin(element: string, attributes: Readonly<Record<string, string>>): Open {
    // A name counts once, however often it is repeated.
    const names = new Set((attributes['itemprop'] ?? '').split(/\s+/))
    names.delete('')
    const to = this.#within.at(-1)
    if (attributes['itemscope'] !== undefined) {
      const item: MicroItem = { '@type': (attributes['itemtype'] ?? '').split(/\s+/) }
      if (to && names.size > 0) give(to, names, item)
      else this.items.push(item)
      this.#within.push(item)
      return 'item'
    }
    if (!to || names.size === 0) return 'nothing'
    const told = toldBy(element, attributes)
    if (told !== undefined) give(to, names, told)
    if (told !== undefined || this.#telling.length >= tellingAtOnce) return 'nothing'
    this.#telling.push({ names, to, text: '' })
    return 'telling'
  }
}

/** What an element says in an attribute instead of its text. */
function toldBy(name: string, attributes: Readonly<Record<string, string>>): string | undefined {
  if (attributes['content'] !== undefined) return attributes['content']
  if (name === 'time') return attributes['datetime']
  if (name === 'a' || name === 'link') return attributes['href']
  return name === 'img' ? attributes['src'] : undefined
}

function give(item: MicroItem, names: ReadonlySet<string>, value: unknown): void {
  for (const name of names) {
    // No word of schema.org begins so, but what JavaScript keeps for itself does.
    if (name.startsWith('_')) continue
    const known = Object.hasOwn(item, name) ? item[name] : undefined
    if (known) known.push(value)
    else item[name] = [value]
  }
}
