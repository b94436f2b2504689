/** Whether an error has one of these codes: the system's, such as ENOENT, or PostgreSQL's. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))
