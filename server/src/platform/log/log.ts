import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { errorForLog } from './error-for-log.ts'

export type Log = Logger

/** Never written, wherever in a logged object they stand: what people typed, who they are, what opens their account. */
const redacted = [
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'cookie',
  'authorization',
  'email',
  'body',
  'text',
]
const paths = redacted.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `*["set-${key}"]`])

/** The root log: one JSON object a line on standard output. Take a named child of it: `log.child({ name: 'pantry' })`. */
export function makeLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: errorForLog },
    redact: { paths, censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return destination ? pino(options, destination) : pino(options)
}
