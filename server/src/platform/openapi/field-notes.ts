export interface FieldNote {
  description: string
  format?: 'date' | 'email'
}

const cursor = { description: 'Where the next page begins, as the page before it said.' }
const day: FieldNote = { description: 'A calendar date without a time, YYYY-MM-DD.', format: 'date' }

/** What a field of this name means wherever it stands: for readers of the OpenAPI document who don't read the schemas. */
export const fieldNotes: Readonly<Record<string, FieldNote>> = {
  id: { description: 'A UUID; a create may bring its own, and the same id again answers the first result.' },
  cursor,
  nextCursor: { description: 'The cursor of the next page; null at the end.' },
  limit: { description: 'How many a page holds at most.' },
  search: { description: 'A part of the name, without case and accents.' },
  seq: { description: 'Place in a row of numbers without gaps: whoever misses one reads the list again.' },
  version: { description: 'The n-th change leaves it at version n, without gaps.' },
  change: { description: 'The n-th change of a chat has number n, without gaps.' },
  since: { description: 'The number of the change before.' },
  before: { description: 'Where older ones are; null at the beginning.' },
  upserted: { description: 'What was added or changed, as it is now.' },
  removed: { description: 'The ids of what is gone.' },
  expiryDate: day,
  expiryDates: { description: 'One item for each of these calendar dates, YYYY-MM-DD.' },
  dateAdded: { description: 'When it was first logged, in UTC.' },
  createdAt: { description: 'When it was made, in UTC.' },
  sentAt: { description: 'When it was sent, in UTC.' },
  editedAt: { description: 'When it was last edited, in UTC; null if it never was.' },
  quantity: { description: 'How many units there are.' },
  size: { description: "What one unit is, such as '500 g'; empty when that was not told." },
  dateSource: {
    description: 'Where the expiry date came from; a suggested one was not confirmed by anybody.',
  },
  remark: { description: 'A note of its owner; empty when there is none.' },
  foodName: { description: 'What the food is called.' },
  description: { description: 'What its owner says of it.' },
  location: { description: 'The dorm where it can be picked up.' },
  dorm: { description: 'A dorm of this campus; empty when none was chosen.' },
  allergens: {
    description:
      'The groups of the 14 that its owner says it contains or may contain; null when nothing was stated.',
  },
  contains: { description: 'Groups that are in it. Always check the label.' },
  mayContain: { description: 'Groups that may be in it.' },
  dateKind: { description: 'What its date is; null when it was not told.' },
  madeOn: { ...day, description: 'The day it was made, YYYY-MM-DD; null when that was not told.' },
  homeMade: { description: 'Its owner made it.' },
  opened: { description: 'Its pack was opened.' },
  graceDays: { description: 'For so many days past its best-before date others still see it.' },
  pickupPlace: { description: 'Where in the dorm it is picked up; empty when that is arranged.' },
  pickupFrom: { description: 'When it can be picked up from, in UTC; null when that is arranged.' },
  pickupUntil: { description: 'When it can be picked up until, in UTC; null when that is arranged.' },
  mark: {
    description:
      'How it meets what the viewer must not eat, for that viewer alone; null: nothing that they avoid was stated or found. Always check the label.',
  },
  isMarked: { description: 'Whether the viewer told of something to avoid, and posts are marked.' },
  fromPantry: { description: "It came out of its owner's pantry, where what is left can be put back." },
  email: { description: 'An address, as it was typed; compared without case.', format: 'email' },
  password: { description: 'At least 8 characters, one of them no letter and no digit.' },
  newPassword: { description: 'At least 8 characters, one of them no letter and no digit.' },
  displayName: { description: 'The name that others see.' },
  photoId: { description: 'The id of a picture; null when there is none.' },
  timeZone: { description: "The device's IANA time zone; anything else counts as not sent." },
  preferences: { description: 'What somebody likes to eat, in their own words.' },
  allergies: { description: 'What somebody must not eat, in their own words: a hard limit for recipes.' },
  unreadCount: { description: "The partner's messages that I have not read, deleted ones left out." },
  lastRead: { description: 'How far each of the two has read: up to the message with this seq.' },
  requestId: { description: 'The line of the log that has the detail.' },
}
