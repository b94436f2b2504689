/** Answers that are written as an outline, key by key and dash by dash, as YAML is: 'title: Tomato rice'. No line of one is left out. */

interface Line {
  /** Where the line begins, its dash included. */
  readonly from: number
  /** Where what stands behind a dash begins. */
  readonly depth: number
  readonly isItem: boolean
  readonly key?: string
  readonly text: string
  /** All of it, as it was written. */
  readonly whole: string
}

const written = /^(?<gap> *)(?<dash>- +)?(?:(?<key>[\p{L}_][\p{L} _]{0,30}):(?: +|$))?(?<text>.*)$/u
/** An outline names its parts so, each on a line of its own. */
const isOutline =
  /^ *(?:- +)?(?:ingredients|zutaten|ingrédients|ingredientes|ingredienti|bahan|材料|食材):\s*$/imu
const isBlankOrFence = /^\s*(?:```.*)?$/
/** Stands for the text on the lines below. */
const isBelow = /^(?:[|>][+-]?)?$/

/** The value that an outline means; undefined where a text is none. */
export function outlined(answer: string): unknown {
  const text = answer.replaceAll('\t', '  ')
  if (!isOutline.test(text)) return undefined
  const lines = text.split(/\r?\n/).filter((line) => !isBlankOrFence.test(line))
  const said = lines.map(read)
  // A model greets before it begins.
  return valueOf(said.slice(said.findIndex(({ isItem, key }) => isItem || key !== undefined)))
}

function read(line: string): Line {
  const { gap = '', dash = '', key, text = '' } = written.exec(line)?.groups ?? {}
  return {
    from: gap.length,
    depth: gap.length + dash.length,
    isItem: dash !== '',
    text: text.trim().replace(/^(["'])(.*)\1$/, '$2'),
    whole: line.trim(),
    ...(key !== undefined && { key }),
  }
}

/** A list where the first line has a dash, an object where it has a key, else all lines as they stand. */
function valueOf(lines: readonly Line[]): unknown {
  const [first] = lines
  if (!first) return undefined
  if (first.isItem) return itemsOf(lines).map(itemOf)
  return first.key === undefined ? lines.map(({ whole }) => whole).join('\n') : objectOf(lines)
}

/** The lines of each item: from its dash to the next one as deep. */
function itemsOf(lines: readonly Line[]): (readonly Line[])[] {
  const least = lines[0]?.from ?? 0
  const starts = lines.flatMap((line, at) => (line.isItem && line.from <= least ? [at] : []))
  return starts.map((from, n) => [
    ...lines.slice(from, from + 1).map((line) => ({ ...line, isItem: false })),
    ...lines.slice(from + 1, starts[n + 1]),
  ])
}

function itemOf(lines: readonly Line[]): unknown {
  const [first, ...more] = lines
  return first?.key === undefined ? goingOn(first?.text, more) : objectOf(lines)
}

const goingOn = (text = '', more: readonly Line[]): string =>
  [text, ...more.map(({ whole }) => whole)].join(' ')

function objectOf(lines: readonly Line[]): unknown {
  const depth = lines[0]?.depth ?? 0
  const starts = lines.flatMap((line, at) =>
    line.key !== undefined && !line.isItem && line.depth <= depth ? [at] : [],
  )
  return Object.fromEntries(
    starts.map((from, n) => {
      const { key = '', text } = lines[from] ?? {}
      const inner = lines.slice(from + 1, starts[n + 1])
      const isSaidBelow = inner.length > 0 && isBelow.test(text ?? '')
      return [key, isSaidBelow ? valueOf(inner) : goingOn(text, inner)]
    }),
  )
}
