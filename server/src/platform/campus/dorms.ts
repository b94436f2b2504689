import { sql } from 'drizzle-orm'
import type { Executor } from '#platform/database/database.ts'
import { sqlStatement } from '#platform/database/statement.ts'
import { dormChanges } from './campus.table.ts'

export interface Dorm {
  name: string
  /** Whether posts can name it. */
  isOpen: boolean
  /** What it is called by now, if it was closed because it was renamed. */
  renamedTo: string | null
}

const listChanges = sqlStatement<Record<never, never>, Dorm>(
  'campus_list_dorm_changes',
  () =>
    sql`select name, is_open as "isOpen", renamed_to as "renamedTo" from ${dormChanges} order by changed_at, name`,
)

/** Opens or closes a dorm, which is spelt so, from now on; or closes it because it is called otherwise. */
export const changeDorm = sqlStatement<
  { name: string; isOpen: boolean; renamedTo: string | null; now: Date },
  never
>(
  'campus_change_dorm',
  (at) => sql`
    with misspelt as (
      delete from ${dormChanges} where lower(name) = lower(${at.name}) and name <> ${at.name}
    )
    insert into ${dormChanges} (name, is_open, renamed_to, changed_at)
    values (${at.name}, ${at.isOpen}::boolean, ${at.renamedTo}, ${at.now}::timestamptz)
    on conflict (name) do update
      set is_open = excluded.is_open, renamed_to = excluded.renamed_to, changed_at = excluded.changed_at`,
)

/**
 * Has the former names of a dorm lead to its new one, too: another house may bear the name between them one day. Those of a house
 * that was closed under the new name lead nowhere.
 */
export const followRenaming = sqlStatement<{ from: string; to: string }, never>(
  'campus_follow_renaming',
  (at) => sql`
    update ${dormChanges} set renamed_to = case lower(renamed_to) when lower(${at.from}) then ${at.to} end
    where lower(renamed_to) in (lower(${at.from}), lower(${at.to}))`,
)

const keyOf = (name: string) => name.toLowerCase()

/** The dorm that a name means, however its letters are written. */
export const dormNamed = (dorms: readonly string[], name: string): string | undefined =>
  dorms.find((each) => keyOf(each) === keyOf(name))

/**
 * What a dorm is called by now: an open page, or a press that waited, may name one as it was before it was renamed. Other words
 * stay as they are.
 */
export function nameNow(dorms: readonly Dorm[], name: string): string {
  const former = dorms.find((each) => keyOf(each.name) === keyOf(name))
  return (!former?.isOpen && former?.renamedTo) || name
}

/** The same where nothing else of the dorms matters; empty stays empty. */
export const readNameNow = async (on: Executor, name: string): Promise<string> =>
  name === '' ? name : nameNow(await listDorms(on, []), name)

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
  const named = configured.map((name) => ({
    isOpen: true,
    renamedTo: null,
    ...changed.get(keyOf(name)),
    name,
  }))
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
