import { canBeStored } from '@shelfmate/contract/api/fields'
import type { Executor } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { foldEmail } from '#platform/identity/identity.repository.ts'

/**
 * What limits count an address by: all ways to write it that find the same account count together, though JavaScript
 * writes İ and i small in different ways.
 */
export async function accountOf(on: Executor, email: string): Promise<string> {
  const [row] = canBeStored(email) ? await foldEmail(on, { email }) : []
  return row?.folded ?? email.toLowerCase()
}

/** The refusal of an address that is somebody's already. */
export const emailTaken = (): DomainError =>
  new DomainError('EMAIL_TAKEN', { fields: { email: 'This email is already registered.' } })
