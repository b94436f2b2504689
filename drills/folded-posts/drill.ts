import type { ExchangeChange } from '@shelfmate/contract/exchange/exchange'
import type { PostFilter } from '@shelfmate/contract/exchange/exchange-fold'
import { databaseOver } from '../../server/src/platform/database/database.ts'
import { type Random, seeded } from '../allergen-guard/random.ts'
import { type FoldedOptions, shortestFault } from '../folded.ts'
import { Kitchen } from './kitchen.ts'
import { CommentScreens, PostScreen } from './screens.ts'
import { people, type Step, sequences } from './steps.ts'

interface FoldedPostsFigures {
  sequences: number
  changes: number
  comparisons: number
  /** The shortest sequence found whose folded lists differ from fetched ones, and in what. */
  fault: string | undefined
}

type Plant = (change: ExchangeChange) => ExchangeChange

/** Random sequences of changes; after each change the open screens must show what a reload would. */
export async function runFoldedPosts(options: FoldedOptions<Plant>): Promise<FoldedPostsFigures> {
  const figures: FoldedPostsFigures = { sequences: 0, changes: 0, comparisons: 0, fault: undefined }
  const plant = options.plant ?? ((change: ExchangeChange) => change)
  figures.fault = await shortestFault(options, {
    name: 'folded-posts',
    steps: sequences,
    play: async (pool, steps) => {
      figures.sequences++
      const kitchen = await new Kitchen(pool).open()
      const audience = { figures, plant, database: databaseOver(pool) }
      return play(kitchen, steps, audience)
    },
  })
  return figures
}

interface Audience {
  figures: FoldedPostsFigures
  plant: Plant
  database: ReturnType<typeof databaseOver>
}

async function play(
  kitchen: Kitchen,
  steps: Step[],
  { figures, plant, database }: Audience,
): Promise<string | undefined> {
  const random = seeded(steps.length)
  let screens = await openScreens(kitchen, database, random)
  const comments = new CommentScreens(database)
  for (const step of steps) {
    kitchen.told.length = 0
    await kitchen.perform(step)
    // Another day shows other posts: screens are opened anew.
    if (step.kind === 'midnight') screens = await openScreens(kitchen, database, random)
    const changes = kitchen.told.map(plant)
    figures.changes += changes.length
    for (const change of changes) {
      for (const screen of screens) screen.fold(change)
      comments.fold(change)
      // A change that is told again must change nothing.
      for (const screen of screens) screen.fold(change)
      comments.fold(change)
    }
    const isLast = step === steps.at(-1)
    if (changes.length === 0 && !isLast) continue
    // All of them at the end, some in turn before: a fold that goes astray seldom finds its way back by itself.
    for (const [n, screen] of [...screens, comments].entries()) {
      if (!isLast && n % turns !== figures.changes % turns) continue
      figures.comparisons++
      const difference = await screen.difference()
      if (difference !== undefined) return `after ${JSON.stringify(step)}: ${difference}`
    }
  }
  return undefined
}

const turns = 3
const everything = { search: '', dorm: '', order: 'expiringFirst', page: 30 } as const
const shown: (Pick<PostFilter, 'search' | 'dorm' | 'order'> & { page: number })[] = [
  everything,
  { ...everything, order: 'expiringLast' },
  { ...everything, page: 2 },
  { ...everything, order: 'expiringLast', page: 3 },
  { ...everything, search: 'rice' },
  { ...everything, search: 'ÈME', order: 'expiringLast' },
  { ...everything, search: '豆', dorm: 'CAPT' },
  { ...everything, dorm: 'Tembusu', page: 2 },
]

/** One screen of each kind, each somebody's. */
function openScreens(
  { users, today }: Kitchen,
  database: Audience['database'],
  random: Random,
): Promise<PostScreen[]> {
  return Promise.all(
    shown.map(({ page, ...filter }) => {
      const viewerId = users[random.below(people)] ?? ''
      return new PostScreen(database, { ...filter, viewerId, today }, page).open()
    }),
  )
}
