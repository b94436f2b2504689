import type { Executor } from '#platform/database/database.ts'
import { foldEmail } from '#platform/identity/identity.repository.ts'

/** Text that PostgreSQL can compare; anything else is nobody's address. */
export const storable = (text: string) => text.isWellFormed() && !text.includes('\u0000')

/**
 * What limits count an address by: all ways to write it that find the same account count together, though JavaScript
 * writes İ and i small in different ways.
 */
export async function accountOf(on: Executor, email: string): Promise<string> {
  const [row] = storable(email) ? await foldEmail(on, { email }) : []
  return row?.folded ?? email.toLowerCase()
}
