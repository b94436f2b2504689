const isoLength = new Date(0).toISOString().length
const firstInstant = '0001-01-01T00:00:00.000Z'

/**
 * Whether a text is a moment as our answers write them, and one that PostgreSQL has: JavaScript also reads the 30th of
 * February, and knows a year 0.
 */
export function isMoment(text: string): boolean {
  const time = Date.parse(text)
  return (
    !Number.isNaN(time) &&
    text.length === isoLength &&
    new Date(time).toISOString() === text &&
    text >= firstInstant
  )
}
