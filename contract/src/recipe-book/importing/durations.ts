/** How long something takes, as pages and programs say it. */
const minutesPerHour = 60
const minutesPerDay = 24 * minutesPerHour
const minutesPerWeek = 7 * minutesPerDay

/** Programs write years and months that are 0. */
const iso =
  /^P(?:\d+Y)?(?:\d+M)?(?:(\d+)W)?(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:\d+(?:\.\d+)?S)?)?$/i
const hours = /(\d+(?:[.,]\d+)?)\s*(?:h|hrs?|hours?|stunden?|std|heures?|horas?|ore|小时)(?![a-z])/i
const minutes = /(\d+(?:[.,]\d+)?)\s*(?:m|mins?|minutes?|minuten|minutos?|minuti|分)(?![a-z])/i

/** No time takes longer to tell. */
const longest = 60

const valueOf = (digits: string | undefined): number => Number((digits ?? '0').replace(',', '.'))

/** Minutes of 'PT1H30M', '1 hour 30 min', '45'; undefined where nothing is said. */
export function minutesIn(text: string): number | undefined {
  const told = text.slice(0, longest).trim()
  const [, weeks, days, isoHours, isoMinutes] = iso.exec(told) ?? []
  const sum =
    valueOf(weeks) * minutesPerWeek +
    valueOf(days) * minutesPerDay +
    valueOf(isoHours) * minutesPerHour +
    valueOf(isoMinutes)
  if (sum > 0) return sum
  // What is written for programs is no prose: its 'H' and 'M' may stand for anything.
  if (/^P\d/i.test(told)) return undefined
  if (/^\d{1,4}$/.test(told)) return Number(told) || undefined
  const said = valueOf(hours.exec(told)?.[1]) * minutesPerHour + valueOf(minutes.exec(told)?.[1])
  return said > 0 ? said : undefined
}

/** The whole time, or what its parts add up to. */
export function wholeTime(whole: string, ...parts: readonly string[]): number | undefined {
  const told = minutesIn(whole)
  if (told !== undefined) return told
  const sum = parts.reduce((total, part) => total + (minutesIn(part) ?? 0), 0)
  return sum > 0 ? sum : undefined
}
