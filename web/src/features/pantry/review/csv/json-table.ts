/** A cell as text; what holds more than one value says nothing that a cell could. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/**
 * The table that a list of JSON objects is: their keys as its header, then a row of each. Undefined where the text is none.
 * Mealie gives its foods out like this.
 */
export function tableOfJson(text: string): string[][] | undefined {
  const records = parsed(text)
  if (!Array.isArray(records)) return undefined
  const rows = records.filter((record) => typeof record === 'object' && record !== null)
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return [header, ...rows.map((row) => header.map((key) => textOf(new Map(Object.entries(row)).get(key))))]
}

function parsed(text: string): unknown {
  if (!text.trimStart().startsWith('[')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
