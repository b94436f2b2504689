/** System errors, and PostgreSQL's own, that mean: there is no room left. */
const fullPattern = /^(?:ENOSPC|EDQUOT|53100)$/

/** Where images lie does not do what it should: it refuses, says nothing, or answers what it was never given. */
export class StoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StoreError'
  }
}

/** The store has something under the image's name, and it is no whole image. */
export class DamagedImageError extends StoreError {}

/** Whether an error says that a disk is full, ours or the database's. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && fullPattern.test(String(error.code))) || isDiskFull(error.cause)
}
