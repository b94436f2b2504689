import { type CorrectionBody, foodsChangedEvent, type NameReading } from '@shelfmate/contract/foods/foods'
import { foodNamed } from '@shelfmate/food/foods'
import { pictureFor } from '@shelfmate/food/pictures/pictures'
import { correctionKey, searchFoods, takenFor } from '@shelfmate/food/resolver/corrections'
import { listStock } from '#features/pantry/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import type { Screens } from '#platform/realtime/screens.ts'
import { Service } from '#platform/service/service.ts'
import { correctionsOf } from './corrections.ts'
import { forgetCorrection, saveCorrection } from './foods.repository.ts'

export interface NamesPorts extends Screens {
  database: Database
  clock: Clock
  /** Readings of what somebody types. */
  readings: Limiter
}

const foundAtMost = 8
const meantAtMost = 3

/** What the names in a user's pantry are taken for, and what their owner says that they mean. */
export class NamesService extends Service<NamesPorts> {
  /** What each name in a user's pantry is taken for. */
  async readNames(userId: string): Promise<{ names: NameReading[] }> {
    const { database } = this.ports
    const [pantry, corrections] = await Promise.all([
      listStock(database, { userId }),
      correctionsOf(database, userId),
    ])
    const names = [...new Set(pantry.map(({ name }) => name))]
    return { names: names.map((name) => readingOf(name, corrections)) }
  }

  /** Names of foods that a text may mean. Errors: RATE_LIMITED. */
  async search(userId: string, text: string): Promise<{ foods: string[] }> {
    await this.ports.readings.take(userId)
    return { foods: searchFoods(text, foundAtMost).map(({ name }) => name) }
  }

  /** Lets a name mean something else for this user, or what it is taken for. Errors: NOT_FOUND for a food we don't know, CORRECTIONS_FULL. */
  async correct(userId: string, { name, takenAs, food }: CorrectionBody): Promise<NameReading> {
    const { database, clock, publish } = this.ports
    const key = correctionKey(name)
    if (takenAs === 'asTyped') await forgetCorrection(database, { userId, key })
    else {
      if (food !== null && foodNamed(food)?.name !== food) throw new DomainError('NOT_FOUND')
      const [stored] = await saveCorrection(database, { userId, key, food, now: clock.now() })
      if (!stored) throw new DomainError('CORRECTIONS_FULL')
    }
    publish(userId, foodsChangedEvent, {})
    return readingOf(name, await correctionsOf(database, userId))
  }
}

function readingOf(name: string, corrections: ReadonlyMap<string, string | null>): NameReading {
  const taken = takenFor(name, corrections)
  const { kind, foods, isCorrected } = taken
  const names = foods.slice(0, meantAtMost).map((food) => food.name)
  return { name, kind, takenFor: names, isCorrected, picture: pictureFor(taken) }
}
