import { dormNamed, listDorms, nameNow } from '#platform/campus/dorms.ts'
import type { Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'

const closedDorm = 'Posts can’t name this dorm any more. Please choose another.'

/**
 * Returns where a post is to be picked up: a dorm as it is called and spelt by now, or other words as they are, for places are no
 * closed list. Errors: VALIDATION_FAILED for a dorm that was closed, unless the post stands there already.
 */
export async function requireLocation(
  tx: Tx,
  configuredDorms: readonly string[],
  asked: string,
  before?: string,
): Promise<string> {
  const dorms = await listDorms(tx, configuredDorms)
  const known = dorms.map((dorm) => dorm.name)
  const called = nameNow(dorms, asked)
  const name = dormNamed(known, called) ?? called
  if (name !== before && dorms.some((dorm) => dorm.name === name && !dorm.isOpen))
    throw new DomainError('VALIDATION_FAILED', { fields: { location: closedDorm } })
  return name
}
