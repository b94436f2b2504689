interface FieldNote {
  description: string
  format?: 'date' | 'email'
}

const cursor = 'Where the next page begins, as the page before it said.'
const day: FieldNote = { description: 'A calendar date without a time, YYYY-MM-DD.', format: 'date' }

/** What a field of this name means wherever it stands: for readers of the OpenAPI document who don't read the schemas. */
const notes: Readonly<Record<string, string | FieldNote>> = {
  id: 'A UUID; a create may bring its own, and the same id again answers the first result.',
  cursor,
  nextCursor: 'The cursor of the next page; null at the end.',
  limit: 'How many a page holds at most.',
  search: 'A part of the name, without case and accents.',
  seq: 'Place in a row of numbers without gaps: whoever misses one reads the list again.',
  version: 'The n-th change leaves it at version n, without gaps.',
  change: 'The n-th change of a chat has number n, without gaps.',
  since: 'The number of the change before.',
  before: 'Where older ones are; null at the beginning.',
  upserted: 'What was added or changed, as it is now.',
  removed: 'The ids of what is gone.',
  expiryDate: day,
  expiryDates: 'One item for each of these calendar dates, YYYY-MM-DD.',
  dateAdded: 'When it was first logged, in UTC.',
  createdAt: 'When it was made, in UTC.',
  sentAt: 'When it was sent, in UTC.',
  editedAt: 'When it was last edited, in UTC; null if it never was.',
  quantity: 'How many units there are.',
  size: "What one unit is, such as '500 g'; empty when that was not told.",
  dateSource: 'Where the expiry date came from; a suggested one was not confirmed by anybody.',
  remark: 'A note of its owner; empty when there is none.',
  foodName: 'What the food is called.',
  description: 'What its owner says of it.',
  location: 'The dorm where it can be picked up.',
  dorm: 'A dorm of this campus; empty when none was chosen.',
  allergens:
    'The groups of the 14 that its owner says it contains or may contain; null when nothing was stated.',
  contains: 'Groups that are in it. Always check the label.',
  mayContain: 'Groups that may be in it.',
  dateKind: 'What its date is; null when it was not told.',
  madeOn: { ...day, description: 'The day it was made, YYYY-MM-DD; null when that was not told.' },
  homeMade: 'Its owner made it.',
  opened: 'Its pack was opened.',
  graceDays: 'For so many days past its best-before date others still see it.',
  pickupPlace: 'Where in the dorm it is picked up; empty when that is arranged.',
  pickupFrom: 'When it can be picked up from, in UTC; null when that is arranged.',
  pickupUntil: 'When it can be picked up until, in UTC; null when that is arranged.',
  mark: 'How it meets what the viewer must not eat, for that viewer alone; null: nothing that they avoid was stated or found. Always check the label.',
  readTo:
    'The place up to which a page was read, where a post that is hidden from the viewer stands at its end.',
  isMarked: 'Whether the viewer told of something to avoid, and posts are marked.',
  fromPantry: "It came out of its owner's pantry, where what is left can be put back.",
  email: { description: 'An address, as it was typed; compared without case.', format: 'email' },
  password: 'At least 8 characters, one of them neither a letter from A to Z nor a digit from 0 to 9.',
  newPassword: 'At least 8 characters, one of them neither a letter from A to Z nor a digit from 0 to 9.',
  displayName: 'The name that others see.',
  photoId: 'The id of a picture; null when there is none.',
  timeZone: "The device's IANA time zone; anything else counts as not sent.",
  preferences: 'What somebody likes to eat, in their own words.',
  allergies: 'What somebody must not eat, in their own words: a hard limit for recipes.',
  unreadCount: "The partner's messages that I have not read, deleted ones left out.",
  lastRead: 'How far each of the two has read: up to the message with this seq.',
  requestId: 'The line of the log that has the detail.',
}

/** The note of a field, where one is known. */
export function noteOf(field: string): FieldNote | undefined {
  const note = Object.hasOwn(notes, field) ? notes[field] : undefined
  return typeof note === 'string' ? { description: note } : note
}
