import { type FoldedOptions, shortestFault } from '../folded.ts'
import { type Plant, Room } from './room.ts'
import { sequences } from './steps.ts'

interface FoldedChatsFigures {
  sequences: number
  changes: number
  /** The shortest sequence found whose screens show something else than a reload, and what. */
  fault: string | undefined
}

/** Random sequences of two users' doings, with events lost and overtaking each other: in the end screens must show the truth. */
export async function runFoldedChats(options: FoldedOptions<Plant>): Promise<FoldedChatsFigures> {
  const figures: FoldedChatsFigures = { sequences: 0, changes: 0, fault: undefined }
  figures.fault = await shortestFault(options, {
    name: 'folded-chats',
    steps: sequences,
    play: async (pool, steps) => {
      const room = await Room.open(pool, options.plant ?? ((change) => change))
      for (const step of steps) await room.perform(step)
      figures.sequences++
      figures.changes += room.changes
      return room.difference()
    },
  })
  return figures
}
