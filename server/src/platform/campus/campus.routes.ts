import { campusCalls } from '@shelfmate/contract/campus'
import type { Config } from '#platform/config/config.ts'
import { type Implementation, implement } from '#platform/routes/implementation.ts'

/** What every screen may know of the configuration. */
export const campusRoutes = ({ CAMPUS_NAME, DORMS, AI_VISION }: Config): Implementation[] => [
  implement(campusCalls.read, async () => ({
    name: CAMPUS_NAME ?? null,
    dorms: DORMS,
    hasVision: AI_VISION,
  })),
]
