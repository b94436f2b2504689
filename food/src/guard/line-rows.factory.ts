import { rowsOf } from '@shelfmate/contract/api/rows.factory'
import { expect, it } from 'vitest'
import { avoiding } from './avoiding.factory.ts'
import { isLineShown } from './told-cases.factory.ts'

/** Tests that whoever avoids a group is shown no dish with its line: 'milk | 50 g cheese', row by row. */
export const withheld = (rows: string) =>
  it.each(rowsOf(rows))('is withheld on a line for %s: %s', (group, line) =>
    expect(isLineShown(line, avoiding(group))).toBe(false),
  )

/** The same for lines that are shown. */
export const shown = (rows: string) =>
  it.each(rowsOf(rows))('is shown on a line for %s: %s', (group, line) =>
    expect(isLineShown(line, avoiding(group))).toBe(true),
  )
