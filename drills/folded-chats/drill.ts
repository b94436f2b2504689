import type { EmbeddedConnection } from '../../server/src/platform/database/embedded/connection.ts'
import { shortestFault } from '../folded.ts'
import { type Plant, Room } from './room.ts'
import { sequences } from './steps.ts'

interface FoldedChatsFigures {
  sequences: number
  changes: number
  /** The shortest sequence found whose screens show something else than a reload, and what. */
  fault: string | undefined
}

interface DrillOptions {
  sequences: number
  seed: number
  /** Migrated; without it the drill makes one of its own. */
  database?: EmbeddedConnection
  /** Spoils what screens are told, to prove that the drill can fail. */
  plant?: Plant
}

/** Random sequences of two users' doings, with events lost and overtaking each other: in the end screens must show the truth. */
export async function runFoldedChats({
  sequences: numRuns,
  seed,
  database,
  plant,
}: DrillOptions): Promise<FoldedChatsFigures> {
  const figures: FoldedChatsFigures = { sequences: 0, changes: 0, fault: undefined }
  figures.fault = await shortestFault({
    name: 'folded-chats',
    steps: sequences,
    sequences: numRuns,
    seed,
    isPlanted: plant !== undefined,
    database,
    play: async (pool, steps) => {
      const room = await Room.open(pool, plant ?? ((change) => change))
      for (const step of steps) await room.perform(step)
      figures.sequences++
      figures.changes += room.changes
      return room.difference()
    },
  })
  return figures
}
