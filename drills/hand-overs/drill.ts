import type { EmbeddedConnection } from '../../server/src/platform/database/embedded/connection.ts'
import { seeded } from '../allergen-guard/random.ts'
import { onGround } from '../product/ground.ts'
import { crowdAsks } from './crowd.ts'
import { Fleet } from './fleet.ts'
import { type HistoriesFigures, type HistoriesOptions, runHistories } from './histories.ts'

interface HandOverFigures extends HistoriesFigures {
  crowds: number
  kills: number
  retried: number
}

interface Options extends Pick<HistoriesOptions, 'plant'> {
  crowds: number
  histories: number
  seed: number
  /** Migrated; without it the drill makes one of its own. */
  database?: EmbeddedConnection
}

/** Crowds that ask at once, and random histories of five people, on three processes that are killed now and then. */
export function runHandOvers({
  crowds,
  histories,
  seed,
  database,
  plant,
}: Options): Promise<HandOverFigures> {
  return onGround('hand-overs', database, async ({ folder, url, pool }) => {
    const fleet = await Fleet.start(folder, url)
    try {
      const random = seeded(seed)
      const faults: string[] = []
      for (let n = 0; n < crowds; n++) faults.push(...(await crowdAsks(fleet, pool, random)))
      const figures = await runHistories({ fleet, pool, histories, seed, ...(plant && { plant }) })
      const { kills, retried } = fleet
      return { ...figures, crowds, kills, retried, faults: [...faults, ...figures.faults, ...fleet.faults] }
    } finally {
      await fleet.stop()
    }
  })
}
