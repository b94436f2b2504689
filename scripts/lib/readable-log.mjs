import { Transform } from 'node:stream'

const newline = '\n'
/** Length of HH:MM:SS, and where it begins in an ISO date. */
const clock = [11, 19]
const levels = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' }
const longestLevel = 5

/** Turns the log's JSON lines into lines for eyes; whatever is no JSON passes as it is. */
export function readableLog() {
  let rest = ''
  return new Transform({
    decodeStrings: false,
    encoding: 'utf8',
    transform(chunk, _encoding, done) {
      const lines = (rest + chunk).split(newline)
      rest = lines.pop() ?? ''
      done(null, lines.map((line) => readableLine(line) + newline).join(''))
    },
    flush(done) {
      done(null, rest && readableLine(rest) + newline)
    },
  })
}

/** One line of the log for eyes: time, level, who says it, what, and its details; a stack stands below. */
export function readableLine(line) {
  const entry = parse(line)
  if (entry === undefined) return line
  const { time, level, name, msg, err, ...details } = entry
  const head = [
    time.slice(...clock),
    (levels[level] ?? String(level)).padEnd(longestLevel),
    ...(name ? [`${name}:`] : []),
    msg,
    ...Object.entries(details).map(([key, value]) => `${key}=${JSON.stringify(value)}`),
  ]
  return [head.join(' '), ...(err ? [err.stack ?? JSON.stringify(err)] : [])].join(newline)
}

function parse(line) {
  if (!line.startsWith('{')) return undefined
  try {
    const entry = JSON.parse(line)
    return typeof entry.time === 'string' && typeof entry.msg === 'string' ? entry : undefined
  } catch {
    return undefined
  }
}
