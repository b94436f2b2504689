import type { requests } from './load/requests.ts'

export interface Goal {
  /** Of answers in a second: at least so much of the bare server's; of a time: at most so much. */
  ratio?: number
  /** At most so much of the bare server's processor time an answer. */
  cpu?: number
}

/** An answer as far as a job looks into it. */
export interface Body {
  items?: object[]
  upserted?: object[]
  messages?: object[]
  user?: object | null
  id?: string
  considered?: { items: number }
}

interface Job {
  goal: Goal
  status: 200 | 201
  /** How many rows an answer holds: as many from both sides. */
  rows: (body: Body) => number
  /** Connections at most. */
  most?: number
}

const items = (body: Body) => body.items?.length ?? 0

/** What is asked again and again over many connections, those that write last. */
export const jobs: Record<keyof typeof requests, Job> = {
  session: { goal: {}, status: 200, rows: ({ user }) => (user ? 1 : 0) },
  pantry: { goal: { ratio: 0.9, cpu: 1.2 }, status: 200, rows: items },
  'pantry, all students': { goal: {}, status: 200, rows: items },
  exchange: { goal: {}, status: 200, rows: items },
  feed: { goal: { ratio: 1.5 }, status: 200, rows: items },
  leaderboard: { goal: { ratio: 0.9 }, status: 200, rows: items },
  chats: { goal: { ratio: 0.9, cpu: 1.2 }, status: 200, rows: items },
  recipes: { goal: {}, status: 200, rows: ({ considered }) => considered?.items ?? 0 },
  add: { goal: { ratio: 0.8, cpu: 1.2 }, status: 201, rows: ({ upserted }) => upserted?.length ?? 0 },
  upload: { goal: {}, status: 201, rows: ({ id }) => (id ? 1 : 0), most: 8 },
}

/** What has a load of its own, timed rather than counted. */
export const timed = {
  claims: { goal: { ratio: 1.5 } },
  messages: { goal: { ratio: 1.3, cpu: 1.4 } },
} as const satisfies Record<string, { goal: Goal }>

export type JobName = keyof typeof jobs | keyof typeof timed

/** All of them, in the order in which they are measured. */
export const jobNames = [...Object.keys(jobs), ...Object.keys(timed)] as JobName[]
/** Those that a larger campus must not make slower. */
export const readJobs = jobNames.filter((name) => name in jobs && !['add', 'upload'].includes(name))
export const isTimed = (name: JobName): name is keyof typeof timed => name in timed
