import { sql } from 'drizzle-orm'
import type { Executor } from '#platform/database/database.ts'
import { sqlStatement } from '#platform/database/statement.ts'
import { dormChanges } from './campus.table.ts'

const listChanges = sqlStatement<Record<never, never>, { name: string; isOpen: boolean }>(
  'campus_list_dorm_changes',
  () => sql`select name, is_open as "isOpen" from ${dormChanges} order by changed_at, name`,
)

/** Opens or closes a dorm from now on. */
export const changeDorm = sqlStatement<{ name: string; isOpen: boolean; now: Date }, never>(
  'campus_change_dorm',
  (at) => sql`
    insert into ${dormChanges} (name, is_open, changed_at)
    values (${at.name}, ${at.isOpen}::boolean, ${at.now}::timestamptz)
    on conflict (name) do update set is_open = excluded.is_open, changed_at = excluded.changed_at`,
)

/** The dorm that a name means, however its letters are written. */
export const dormNamed = (dorms: readonly string[], name: string): string | undefined =>
  dorms.find((each) => each.toLowerCase() === name.toLowerCase())

/** The dorms that posts can name: those of the configuration but for closed ones, then those that were opened. */
export async function openDorms(on: Executor, configured: readonly string[]): Promise<string[]> {
  const changes = await listChanges(on, {})
  const closed = new Set(changes.flatMap(({ name, isOpen }) => (isOpen ? [] : [name])))
  const opened = changes.flatMap(({ name, isOpen }) => (isOpen && !configured.includes(name) ? [name] : []))
  return [...configured.filter((name) => !closed.has(name)), ...opened]
}
