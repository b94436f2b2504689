import { DomainError } from './domain-error.ts'

/** UNAVAILABLE before anything was done: what was asked for has cost nothing. */
export class NotBegunError extends DomainError {
  constructor(retryAfterSeconds: number) {
    super('UNAVAILABLE', { retryAfterSeconds })
  }
}
