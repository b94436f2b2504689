import { campusCalls } from '@shelfmate/contract/campus/campus'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import { openDorms } from './dorms.ts'

/** What every screen may know of the configuration. */
export const campusRoutes = (
  { CAMPUS_NAME, DORMS, AI_VISION }: Config,
  database: Pick<Database, 'use'>,
): Implementation[] => [
  implement(campusCalls.read, async () => ({
    name: CAMPUS_NAME ?? null,
    dorms: await openDorms(database, DORMS),
    hasVision: AI_VISION,
  })),
]
