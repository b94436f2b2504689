import { sql } from 'drizzle-orm'
import type { Executor } from '#platform/database/database.ts'
import { sqlStatement } from '#platform/database/statement.ts'
import { dormChanges } from './campus.table.ts'

export interface Dorm {
  name: string
  /** Whether posts can name it. */
  isOpen: boolean
}

const listChanges = sqlStatement<Record<never, never>, Dorm>(
  'campus_list_dorm_changes',
  () => sql`select name, is_open as "isOpen" from ${dormChanges} order by changed_at, name`,
)

/** Opens or closes a dorm, which is spelt so, from now on. */
export const changeDorm = sqlStatement<{ name: string; isOpen: boolean; now: Date }, never>(
  'campus_change_dorm',
  (at) => sql`
    with misspelt as (
      delete from ${dormChanges} where lower(name) = lower(${at.name}) and name <> ${at.name}
    )
    insert into ${dormChanges} (name, is_open, changed_at)
    values (${at.name}, ${at.isOpen}::boolean, ${at.now}::timestamptz)
    on conflict (name) do update set is_open = excluded.is_open, changed_at = excluded.changed_at`,
)

const keyOf = (name: string) => name.toLowerCase()

/** The dorm that a name means, however its letters are written. */
export const dormNamed = (dorms: readonly string[], name: string): string | undefined =>
  dorms.find((each) => keyOf(each) === keyOf(name))

/**
 * Returns every dorm that there is or was, once however it was written: those of the configuration as that spells them, then
 * those that an administrator opened or closed beside them.
 */
export async function listDorms(on: Executor, configured: readonly string[]): Promise<Dorm[]> {
  const changed = new Map<string, Dorm>()
  for (const dorm of await listChanges(on, {})) {
    const key = keyOf(dorm.name)
    // The latest word counts, and stands where it came.
    changed.delete(key)
    changed.set(key, dorm)
  }
  const named = configured.map((name) => ({ name, isOpen: changed.get(keyOf(name))?.isOpen ?? true }))
  const beside = [...changed.values()].filter(({ name }) => dormNamed(configured, name) === undefined)
  return [...named, ...beside]
}

/** The dorms that posts can name: those of the configuration but for closed ones, then those that were opened. */
export async function openDorms(on: Executor, configured: readonly string[]): Promise<string[]> {
  return namesOfOpen(await listDorms(on, configured))
}

/** Returns the names of the open ones among dorms. */
export const namesOfOpen = (dorms: readonly Dorm[]): string[] =>
  dorms.flatMap(({ name, isOpen }) => (isOpen ? [name] : []))
