import { DomainError } from '#platform/errors/domain-error.ts'

/** Throws EMAIL_NOT_ALLOWED for an address outside the domains that may sign up; none: all may. */
export function refuseForeignDomain(email: string, allowedDomains: readonly string[]): void {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (allowedDomains.length > 0 && !allowedDomains.includes(domain))
    throw new DomainError('EMAIL_NOT_ALLOWED')
}
