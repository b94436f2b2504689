interface LoggedError {
  type: string
  message: string
  code?: unknown
  stack?: string | undefined
  cause?: LoggedError
}

/**
 * What of an error is written. Named one by one, for the rest may hold what people typed: drizzle puts a statement's
 * parameters into its message, PostgreSQL whole rows into its detail, a mail server addresses into its refusal.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'thrown, but no error' }
  const message = withoutAddresses(withoutValues(error))
  // The stack begins with the message as it was; one that does not say where its frames begin is left out.
  const told = error.message !== '' && error.stack?.includes(error.message)
  const frames = told ? error.stack?.split(error.message).at(-1) : ''
  return {
    type: error.name,
    message,
    ...('code' in error && { code: error.code }),
    stack: `${error.name}: ${message}${frames}`,
    ...(error.cause instanceof Error && { cause: errorForLog(error.cause) }),
  }
}

/** PostgreSQL's class of errors whose message ends with the value that it could not read. */
const dataException = /^22/
const quotedValue = /: ".*"$/s

function withoutValues(error: Error): string {
  if ('query' in error && 'params' in error) return `Failed query: ${String(error.query)}`
  if ('code' in error && dataException.test(String(error.code))) return error.message.replace(quotedValue, '')
  return error.message
}

const withoutAddresses = (text: string) => text.replaceAll(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '[address]')
