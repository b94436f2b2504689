import { randomUUID } from 'node:crypto'
import { chatCalls, chatIdOf } from '@shelfmate/contract/chat/chat'
import type { Calendar } from './calendar.ts'
import type { Happening } from './dorm.ts'
import { type StillLife, stillLife } from './images.ts'
import { named } from './people.ts'

type Line = [by: string, says: string, picture?: StillLife]

interface Talk {
  between: [string, string]
  /** Days ago and hour of the first line; the others follow in minutes. */
  from: [daysAgo: number, hour: number]
  lines: readonly Line[]
  /** How many of the last lines their reader has not seen yet. */
  unread?: number
}

const minutesBetween = 4

const talks: readonly Talk[] = [
  {
    between: ['mei', 'lucas'],
    from: [2, 21],
    lines: [
      ['lucas', 'Hi Mei, I would take one bag of the carrots.'],
      ['mei', 'Sure! I am in the common kitchen on Thursday from six.'],
      ['lucas', 'Perfect. What do you all do with spring onions here? I have a bunch and no idea.'],
      ['mei', 'Scallion oil noodles. Five minutes, I show you.', 'soup'],
      ['lucas', 'Deal.'],
    ],
  },
  {
    between: ['mei', 'priya'],
    from: [0, 13],
    lines: [
      ['priya', 'Are the carrots still there?'],
      ['mei', 'One bag left.'],
      ['priya', 'Then it is mine, please 🥕'],
      ['priya', 'I bring you red lentils for it.'],
    ],
    unread: 2,
  },
  {
    between: ['mei', 'hafiz'],
    from: [0, 12],
    lines: [
      ['mei', 'Your banana bread: any nuts in it? I am allergic to peanuts.'],
      ['hafiz', 'No nuts at all, only banana, egg, butter and flour.', 'bread'],
    ],
    unread: 1,
  },
  {
    between: ['mei', 'wei'],
    from: [6, 19],
    lines: [
      ['mei', 'How do you keep a streak of a hundred days?!'],
      ['wei', 'I open the fridge before I open the delivery app.'],
      ['wei', 'And I cook on Sunday for the whole week.'],
      ['mei', 'Teach me.'],
    ],
  },
  {
    between: ['arjun', 'wei'],
    from: [0, 11],
    lines: [
      ['arjun', 'One portion for tonight, please!'],
      ['wei', 'It stands in the blue box with your name on it.'],
    ],
  },
  {
    between: ['siti', 'grace'],
    from: [1, 16],
    lines: [
      ['siti', 'Tomatoes against eggs?'],
      ['grace', 'Three eggs for three tomatoes. Fair.'],
      ['siti', 'Come by whenever you like.'],
    ],
    unread: 1,
  },
]

/** Who wrote to whom, with pictures, and what is still unread. */
export const chats = (calendar: Calendar): Happening[] => talks.flatMap((talk) => talkOf(talk, calendar))

function talkOf({ between: [a, b], from, lines, unread = 0 }: Talk, calendar: Calendar): Happening[] {
  const begun = calendar.moment(...from).getTime()
  const latest = calendar.now.getTime()
  return lines.map(([by, says, image], n) => ({
    at: new Date(Math.min(begun + n * minutesBetween * 60_000, latest)),
    async run(dorm) {
      const writer = named(by)
      const reader = named(by === a ? b : a)
      const chatId = chatIdOf(dorm.idOf(writer), dorm.idOf(reader))
      const imageId = image ? await dorm.upload(writer, 'chat', await stillLife(image)) : null
      const body = { id: randomUUID(), text: says, imageId }
      const { messages } = await dorm.call(chatCalls.send, {
        as: writer,
        input: { params: { chatId }, body },
      })
      const seq = messages.at(-1)?.seq ?? 0
      if (n < lines.length - unread)
        await dorm.call(chatCalls.read, { as: reader, input: { params: { chatId }, body: { seq } } })
    },
  }))
}
