/** What one language says in a line of shopping; weekdays and months come from Intl. Words apart by spaces, phrases by commas alone, for the page to be small. */
export interface EntryWords {
  /** BCP 47, for Intl's names. */
  tag: string
  /** Today, tomorrow and so on, parted by bars. */
  days: string
  /** Yesterday, the day before and so on, parted by bars. */
  past: string
  /** Names of weekdays that Intl does not have, Sunday first. */
  weekdays?: readonly string[]
  /** Before a weekday, or behind it: the nearest one. */
  thisDay?: string
  /** Before a weekday, or behind it: the nearest one, or the one after, as people differ. */
  nextDay?: string
  /** Behind a date, saying no more than what it is: 'bis Freitag haltbar'. */
  behindDate?: string
  /** Behind a day, whose food they tell no more of: 'Friday night'. */
  dayParts?: string
  /** What may stand between a day and its month. */
  ofMonth?: string
  /** Before a number of days: 'in 5 days'. */
  inDays?: string
  /** After it: '5 gün sonra'. */
  afterDays?: string
  /** Before a number of days that are over: 'vor 3 Tagen'. */
  agoBefore?: string
  /** After it: '3 days ago'. */
  agoBehind?: string
  /** Before a day that food is from, which is not when it expires: 'from last Friday'. */
  madeBefore?: string
  /** What was done to food on a day, 'cooked on Monday', or tells of its kind: 'cooked ham'. */
  done?: string
  /** After it: 'lundi dernier'. */
  madeBehind?: string
  /** Beside a day that is over: 'expired yesterday', 'gestern abgelaufen'. */
  expired: string
  /** Words for days, weeks and months, in this order; those in -s go without saying. */
  spans: readonly [string, string, string]
  /** Before a date, and saying no more than that it is one; some may stand in a row. */
  until: string
  /** Before a month, whose last day is meant: 'end of November'. */
  endOf?: string
  /** Before a month, of which no day is told: 'mid December'. */
  amid?: string
  /** Words for times that name no day of the calendar: they are shown as not read. */
  vague?: string
  fridge: string
  freezer: string
  cupboard: string
  /** Between a preposition and a place: 'in the fridge'. */
  inPlace?: string
  /** What food is counted in: said after a number, it says nothing more. Those in -s go without saying. */
  counters: string
  /** Between a counter and its food. */
  ofFood?: string
  /** Before a food, of no number: 'a few'. */
  some?: string
  /** Before an amount, of who bought it or wants it: 'got 2 milk'. */
  shopping?: string
  /** Before a unit: 'half a litre'. */
  halves?: string
  /** Behind a number, without an 'and': 'dua setengah'. */
  halfMore?: string
  /** From one on, parted by bars: numbers in words, at the beginning of a line. */
  numbers: string
  /** One; behind a bar, what is said of several. */
  dozens: string
  hundreds?: string
  /** Between two foods. */
  and: string
}
