/** Answers that are written as an outline, key by key and dash by dash, as YAML is: 'title: Tomato rice'. */

interface Line {
  readonly depth: number
  readonly isItem: boolean
  readonly key?: string
  readonly text: string
}

const written = /^(?<gap> *)(?<dash>- +)?(?:(?<key>[\p{L}_][\p{L} _]{0,30}):(?: +|$))?(?<text>.*)$/u
/** An outline names its parts so, each on a line of its own. */
const isOutline =
  /^ *(?:- +)?(?:ingredients|zutaten|ingrédients|ingredientes|ingredienti|bahan|材料|食材):\s*$/imu

/** The value that an outline means; undefined where a text is none. */
export function outlined(answer: string): unknown {
  const text = answer.replace(/^\s*```\w*|```\s*$/g, '').replaceAll('\t', '  ')
  if (!isOutline.test(text)) return undefined
  const lines = text.split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : [read(line)]))
  return valueOf(lines)
}

function read(line: string): Line {
  const { gap = '', dash = '', key, text = '' } = written.exec(line)?.groups ?? {}
  return {
    depth: gap.length + (key === undefined ? 0 : dash.length),
    isItem: dash !== '',
    text: text.trim().replace(/^(["'])(.*)\1$/, '$2'),
    ...(key !== undefined && { key }),
  }
}

/** A list where the lines have dashes, an object where they have keys. */
function valueOf(lines: readonly Line[]): unknown {
  const [first] = lines
  if (!first) return undefined
  if (first.isItem)
    return itemsOf(lines).map((own) => (own[0]?.key === undefined ? own[0]?.text : objectOf(own)))
  return objectOf(lines)
}

/** The lines of each item: from its dash to the next one as deep. */
function itemsOf(lines: readonly Line[]): (readonly Line[])[] {
  const depth = lines[0]?.depth ?? 0
  const starts = lines.flatMap((line, at) => (line.isItem && line.depth <= depth ? [at] : []))
  return starts.map((from, n) => [
    ...lines.slice(from, from + 1).map((line) => ({ ...line, isItem: false })),
    ...lines.slice(from + 1, starts[n + 1]),
  ])
}

function objectOf(lines: readonly Line[]): unknown {
  const depth = lines.find(({ key }) => key !== undefined)?.depth ?? 0
  const starts = lines.flatMap((line, at) =>
    line.key !== undefined && !line.isItem && line.depth <= depth ? [at] : [],
  )
  return Object.fromEntries(
    starts.map((from, n) => {
      const line = lines[from]
      const inner = lines.slice(from + 1, starts[n + 1])
      return [line?.key ?? '', inner.length > 0 ? valueOf(inner) : line?.text]
    }),
  )
}
