// Two people a chat write to each other while connections are cut and server processes die by signal 9: nothing may be lost,
// doubled or out of order on any screen. `--redis` carries the events by a Redis that is stopped and started again.
import { program } from '../product/product.ts'
import { runChatCuts } from './drill.ts'
import { findRedis } from './redis.ts'

const size = {
  full: { pairs: 20, messages: 20_000, cuts: 1_000, kills: 50, stops: 10 },
  small: { pairs: 3, messages: 300, cuts: 30, kills: 3, stops: 1 },
}

interface Options {
  small: boolean
  redis: boolean
}

export async function run({ small, redis }: Options): Promise<{ ok: boolean; lines: string[] }> {
  const server = redis ? findRedis() : undefined
  if (redis && !server)
    return { ok: false, lines: ['there is no redis-server or valkey-server on the PATH: nothing was tried'] }
  const seed = Math.floor(Math.random() * 1_000_000)
  const { stops, ...wanted } = small ? size.small : size.full
  const figures = await runChatCuts({ ...wanted, seed, entry: program, redis: server && { server, stops } })
  const { messages, cuts, kills, faults, seconds } = figures
  const isWhole = messages >= wanted.messages && cuts >= wanted.cuts && kills >= wanted.kills
  return {
    ok: faults.length === 0 && isWhole,
    lines: [
      `${messages} messages in ${wanted.pairs} chats, seed ${seed}, in ${seconds.toFixed(0)} s; events by ${server ? 'Redis' : 'PostgreSQL'}`,
      `cut: ${cuts} connections; killed: ${kills} server processes${server ? `; Redis stopped: ${figures.redisStops} times` : ''}`,
      `attempts repeated: ${figures.repeated}; read marks: ${figures.reads}; unread at the end: ${figures.unread}`,
      `screens met ${figures.events} events and ${figures.gaps} gaps, caught up ${figures.catchUps} times, opened anew ${figures.openedAnew} times`,
      `all screens equal to the truth ${figures.settledMs.toFixed(0)} ms after the last message`,
      `lost, doubled, altered, out of order or miscounted: ${faults.length} (goal 0)`,
      ...faults.slice(0, 20),
    ],
  }
}
