import { createHash } from 'node:crypto'
import { guardEdition } from '@shelfmate/food/guard/edition'
import { type Corrections, correctionKey } from '@shelfmate/food/resolver/corrections'

/** What the allergen guard reads of an item: what it is called, what that means to its owner, and what they noted down. */
export interface SaidOfItem {
  name: string
  means: string
  remark: string
}

/** What is said of items, by their ids and by those that edits have replaced: of one there may be several by now. */
export type Said = ReadonlyMap<string, readonly SaidOfItem[]>

interface Named {
  id: string
  name: string
  remark?: string
  was?: readonly string[]
}

/** Returns what is said of these items. */
export function saidOf(items: readonly Named[], corrections: Corrections): Said {
  const said = new Map<string, SaidOfItem[]>()
  for (const { id, name, remark = '', was = [] } of items) {
    const means = corrections.get(correctionKey(name)) ?? ''
    for (const each of [id, ...was]) {
      const others = said.get(each)
      if (others) others.push({ name, means, remark })
      else said.set(each, [{ name, means, remark }])
    }
  }
  return said
}

const markLength = 8

/** Returns a mark of what is said of each item, another one for other words and after the guard has learned something. */
export function labelsOf(said: Said, ids: Iterable<string> = said.keys()): Record<string, string> {
  const marks: Record<string, string> = {}
  for (const id of ids) {
    const texts = (said.get(id) ?? []).map(({ name, means, remark }) => JSON.stringify([name, means, remark]))
    const words = JSON.stringify([guardEdition, ...[...new Set(texts)].sort()])
    marks[id] = createHash('sha256').update(words).digest('base64url').slice(0, markLength)
  }
  return marks
}
