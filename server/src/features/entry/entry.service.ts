import type { SuggestedDate, SuggestedName } from '@shelfmate/contract/entry/entry'
import { isOpened } from '@shelfmate/food/keeping/opened-names'
import { pictureFor } from '@shelfmate/food/pictures/pictures'
import { takenFor } from '@shelfmate/food/resolver/corrections'
import { foodsMeant } from '@shelfmate/food/resolver/resolve'
import { correctionsOf } from '#features/foods/index.ts'
import { findLoggedSeq, listLoggedNames, listLoggedSince, listReplacedSince } from '#features/pantry/index.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import { Service } from '#platform/service/service.ts'
import {
  findLearnedSeq,
  findMedians,
  forgetLearned,
  keepLearned,
  type LearnedDate,
  listLearned,
  lockLearnedSeq,
  setLearnedSeq,
} from './entry.repository.ts'
import { foodKey, meantBy, placeOf, tableDays } from './food-keys.ts'
import { keyOf, learn, type ToldDate } from './learned-dates.ts'
import { namesLike } from './name-list.ts'

export interface EntryPorts {
  database: Database
  campusZone: string
  /** Suggestions for what is being typed. */
  askings: Limiter
}

interface AskedFood {
  name: string
  place: string
}

/** Changes of a pantry, after one until another. */
interface Span {
  userId: string
  after: number
  until: number
}

/** A logged food by what its dates are learned under. */
const inItsPlace = ({ name, place }: AskedFood) => ({
  food: foodKey(name),
  place: placeOf(foodsMeant(name), place),
})

/** So many people have dated a food before the others hear of it. */
const leastPeople = 20

/** How many times as long as the food table says the campus may keep a food: accounts that agree on more are not believed. */
const mostTimesTable = 3

/** What helps somebody who types food. */
export class EntryService extends Service<EntryPorts> {
  /** How long foods keep in their places (D39), in their order, null of what nobody knows, and what shows them. Errors: RATE_LIMITED. */
  async suggestDates(
    userId: string,
    asked: readonly AskedFood[],
  ): Promise<{ dates: (SuggestedDate | null)[]; pictures: string[] }> {
    const { database, askings } = this.ports
    await askings.take(userId)
    const [corrections] = await Promise.all([correctionsOf(database, userId), this.learn(userId)])
    const meant = asked.map(({ name, place }) => meantBy(name, place, corrections))
    // What its owner dated under the very name counts after a correction, too.
    const before = meant.flatMap(({ before: learned }, n) => (learned ? [{ n, learned }] : []))
    const wanted = [...meant.map(({ now }) => now), ...before.map(({ learned }) => learned)]
    const known = await findMedians(database, {
      userId,
      foods: wanted.map(({ key }) => key),
      places: wanted.map(({ place }) => place),
    })
    const mineBefore = new Map(before.map(({ n }, at) => [n, known[meant.length + at]?.mine]))
    const dates = meant.map(({ foods }, n): SuggestedDate | null => {
      const { campus = null, people = 0 } = known[n] ?? {}
      const mine = known[n]?.mine ?? mineBefore.get(n) ?? null
      if (mine !== null) return { days: mine, from: 'mine' }
      const { name = '', place = '' } = asked[n] ?? {}
      const days = tableDays(foods, { place, isOpen: isOpened(name) })
      const most = (days ?? Number.POSITIVE_INFINITY) * mostTimesTable
      if (campus !== null && people >= leastPeople && campus <= most) return { days: campus, from: 'campus' }
      return days === undefined ? null : { days, from: 'foods' }
    })
    return { dates, pictures: asked.map(({ name }) => pictureFor(takenFor(name, corrections))) }
  }

  /** Names that begin like what is typed: the user's own, the latest first, then foods. Errors: RATE_LIMITED. */
  async suggestNames(userId: string, search: string): Promise<SuggestedName[]> {
    const { database, askings } = this.ports
    await askings.take(userId)
    const [own, corrections] = await Promise.all([
      listLoggedNames(database, { userId }),
      correctionsOf(database, userId),
    ])
    const names = namesLike(
      search,
      own.map(({ name }) => name),
    )
    return names.map((name) => ({ name, picture: pictureFor(takenFor(name, corrections)) }))
  }

  /** Learns from what the user logged since the last time; once, whoever asks meanwhile. */
  async learn(userId: string): Promise<void> {
    const { database } = this.ports
    const [[before], [logged]] = await Promise.all([
      findLearnedSeq(database, { userId }),
      findLoggedSeq(database, { userId }),
    ])
    if ((logged?.seq ?? 0) <= (before?.seq ?? 0)) return
    await database.transaction(async (tx) => {
      const [locked] = await lockLearnedSeq(tx, { userId })
      const [newest] = await findLoggedSeq(tx, { userId })
      const span = { userId, after: locked?.seq ?? 0, until: newest?.seq ?? 0 }
      if (span.until <= span.after) return
      const learned = learn(...(await this.#toLearn(tx, span)))
      await keepLearned(tx, { userId, learned: JSON.stringify(learned) })
      await setLearnedSeq(tx, { userId, seq: span.until })
    })
  }

  /** What is known of foods, and the dates to learn: all that were told of a food where an edit corrected one that had been learned. */
  async #toLearn(tx: Tx, span: Span): Promise<[LearnedDate[], ToldDate[]]> {
    const { userId, after } = span
    const corrected = (await listReplacedSince(tx, span)).map(inItsPlace)
    const anew = new Set(corrected.map(keyOf))
    const foods = corrected.map(({ food }) => food)
    const places = corrected.map(({ place }) => place)
    if (anew.size > 0) await forgetLearned(tx, { userId, foods, places })
    const { campusZone } = this.ports
    const logged = await listLoggedSince(tx, { ...span, campusZone, after: anew.size > 0 ? 0 : after })
    const told = logged.map((each) => ({ ...inItsPlace(each), days: each.days, seq: each.seq }))
    return [
      await listLearned(tx, { userId }),
      told.filter((each) => each.seq > after || anew.has(keyOf(each))),
    ]
  }
}
