import type { Executor } from '#platform/database/database.ts'
import { listCorrections } from './foods.repository.ts'

/** What a user says that names mean, by their keys: a food's name, or null for no food. */
export async function correctionsOf(
  on: Executor,
  userId: string,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await listCorrections(on, { userId })
  return new Map(rows.map(({ key, food }) => [key, food]))
}
