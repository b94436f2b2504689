/** The rows of a table written as text: a row a line, its cells parted by bars. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
