import { dormNamed, listDorms } from '#platform/campus/dorms.ts'
import type { Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'

const closedDorm = 'Posts can’t name this dorm any more. Please choose another.'

/**
 * Returns where a post is to be picked up: a dorm as it is spelt, or other words as they are, for places are no closed list.
 * Errors: VALIDATION_FAILED for a dorm that was closed.
 */
export async function requireLocation(
  tx: Tx,
  configuredDorms: readonly string[],
  asked: string,
): Promise<string> {
  const dorms = await listDorms(tx, configuredDorms)
  const known = dorms.map((dorm) => dorm.name)
  const name = dormNamed(known, asked) ?? asked
  if (dorms.some((dorm) => dorm.name === name && !dorm.isOpen))
    throw new DomainError('VALIDATION_FAILED', { fields: { location: closedDorm } })
  return name
}
