import { type EntryOptions, readEntries } from '@shelfmate/contract/entry/read-entries'
import { partAround } from '@shelfmate/contract/entry/split'

/** The name that is being typed into a line: its place there, empty where the food has none yet. */
interface TypedName {
  name: string
  from: number
  to: number
  /** Whether nothing follows its food. */
  isLast: boolean
}

/** The name of the food at `caret`; undefined where what is read there is not what stands there. */
export function typedNameAt(line: string, caret: number, reading: EntryOptions): TypedName | undefined {
  const { from, to } = partAround(line, caret)
  const part = line.slice(from, to)
  const isLast = line.slice(to).trim() === ''
  const name = readEntries(part, reading).at(-1)?.name ?? ''
  if (name === '') {
    const end = from + part.trimEnd().length
    return { name, from: end, to: end, isLast }
  }
  const at = part.lastIndexOf(name)
  return at < 0 ? undefined : { name, from: from + at, to: from + at + name.length, isLast }
}

/** The line with `name` for the one that is being typed, and where one types on: behind the last food begins another. */
export function withName(line: string, typed: TypedName, name: string): { line: string; caret: number } {
  const before = line.slice(0, typed.from)
  const begun = before === '' || /\s$/.test(before) ? before : `${before} `
  const rest = line.slice(typed.to)
  if (!typed.isLast) return { line: `${begun}${name}${rest}`, caret: begun.length + name.length }
  const said = `${begun}${name}${rest.trimEnd()}, `
  return { line: said, caret: said.length }
}

/** Whether a line with this name is read as this food: 'Beans, baked' would be two. */
export function isOneFood(name: string, reading: EntryOptions): boolean {
  const rows = readEntries(name, reading)
  return rows.length === 1 && rows[0]?.name !== '' && rows[0]?.unread.length === 0
}
