import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { program } from '../product/product.ts'
import { runChatCuts } from './drill.ts'

const patienceMs = 120_000

test(
  'finds nothing while nothing is wrong, and says so once something is lost, doubled, altered or out of order',
  async () => {
    const { faults, messages, cuts, kills } = await runChatCuts({
      pairs: 2,
      messages: 60,
      cuts: 8,
      kills: 2,
      seed: 1,
      entry: program,
      plant([first]) {
        const [one, other] = first?.people ?? []
        // As if one message more had been acknowledged, another never said, one said otherwise, and two the other way round.
        one?.said.push({ id: randomUUID(), text: 'Never stored' })
        one?.said.splice(0, 1)
        const [second, third] = other?.said.splice(1, 2) ?? []
        if (second && third) other?.said.splice(1, 0, third, { ...second, text: 'Otherwise' })
        if (one?.screen.view) one.screen.view = { ...one.screen.view, unreadCount: 999 }
      },
    })
    for (const what of [
      /lost "Never stored"/,
      /nobody has said it/,
      /altered "Otherwise"/,
      /out of order/,
      /unread 999/,
      /something else than a reload/,
      /the list says/,
    ])
      expect(
        faults.some((fault) => what.test(fault)),
        `${what}`,
      ).toBe(true)
    const chats = new Set(faults.map((fault) => fault.split(' ')[0]))
    expect(chats.size, 'the other chat is without fault').toBe(1)
    // One more and one less.
    expect(messages).toBe(60)
    expect([cuts, kills]).toEqual([8, 2])
  },
  patienceMs,
)
