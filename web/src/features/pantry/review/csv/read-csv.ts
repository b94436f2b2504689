import { limits } from '@shelfmate/contract/api/limits'
import Papa from 'papaparse'
import type { FoundRow } from '../review-row.ts'
import { amountIn, dateIn, orderOf, placeIn, sizeIn } from './cells.ts'
import { type Column, columnsOf } from './columns.ts'
import * as words from './csv-words.ts'
import { tableOfJson } from './json-table.ts'

/** What a file holds; undefined where no column is headed like names of foods. */
interface CsvContents {
  rows: FoundRow[]
  /** Rows beyond what a pantry holds. */
  leftOut: number
}

interface Line {
  /** Where it begins in the file, counted from one. */
  number: number
  cells: string[]
}

const byteOrderMark = /^\uFEFF/
/** Other programs keep foods in their lists of which nothing is there: '0', '0.0 Packs'. */
const isNone = /^0+(?:[.,]0+)?(?![\d.,])/

/**
 * The rows of a CSV file, whatever separates its columns, or of a list of JSON objects. Nothing is lost: of a cell that could not be read the row says the
 * line and what stands there. `places` are the viewer's own.
 */
export function readCsv(
  text: string,
  languages: readonly string[],
  places: readonly string[],
): CsvContents | undefined {
  const found = headed(linesOf(text))
  if (!found) return undefined
  const { columns, header, lines } = found
  const cell = ({ cells }: Line, column: Column) => cells[columns.get(column) ?? -1]?.trim() ?? ''
  const dates = lines.map((line) => cell(line, 'date'))
  const order = orderOf({ heading: cell(header, 'date'), dates }, languages)
  const read = (line: Line): FoundRow => {
    const name = cell(line, 'name').replaceAll(/\s+/g, ' ')
    const amount = amountIn(cell(line, 'quantity'), cell(line, 'unit'), languages)
    const size = sizeIn(cell(line, 'size'))
    const place = placeIn(cell(line, 'place'), languages, places)
    const date = dateIn(cell(line, 'date'), order, languages)
    const isLong = [...name].length > limits.foodNameLength
    const unread = [
      name === '' || isLong ? line.cells.join(' ').trim() : '',
      ...[amount, size, place, date].map((each) => each.unread),
    ].filter((each) => each !== '')
    return {
      name: isLong ? [...name].slice(0, limits.foodNameLength).join('').trim() : name,
      quantity: amount.value.quantity,
      size: size.value || amount.value.size,
      place: place.value,
      ...(date.value !== '' && { date: date.value }),
      unread: unread.length === 0 ? '' : words.line(line.number, unread.join(', ')),
      isTaken: name !== '' && !isNone.test(cell(line, 'quantity')),
    }
  }
  return {
    rows: lines.slice(0, limits.pantryItems).map(read),
    leftOut: Math.max(0, lines.length - limits.pantryItems),
  }
}

/** A program may say above its header what the file is. */
const mostAbove = 4

/** The columns as the header tells them, and what stands below it. A line below the first must tell two to be one. */
function headed(all: readonly Line[]) {
  for (const [n, header] of all.slice(0, mostAbove + 1).entries()) {
    const columns = columnsOf(header.cells)
    if (columns.has('name') && (n === 0 || columns.size > 1))
      return { columns, header, lines: all.slice(n + 1) }
  }
  return undefined
}

function linesOf(text: string): Line[] {
  const plain = text.replace(byteOrderMark, '')
  const cellsOfEach = tableOfJson(plain) ?? Papa.parse<string[]>(plain).data
  let number = 1
  const lines = cellsOfEach.map((cells) => {
    const line = { number, cells }
    // A quoted cell may hold several lines.
    number += 1 + cells.join('').split('\n').length - 1
    return line
  })
  return lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

/** The text of a file, also as old spreadsheets write it. */
export function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  const text = new TextDecoder().decode(bytes)
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text
}
