import type { Diet } from '@shelfmate/contract/foods/foods'
import { describeAllergies, describePreferences } from '@shelfmate/food/describe-diet'
import { readAllergies } from '@shelfmate/food/guard/allergies/read-allergies'
import type { Limiter } from '#platform/limits/limiter.ts'
import { readyForAllergies } from './food-knowledge.ts'

/** What the food knowledge makes of preferences and allergies. */
export class DietService {
  readonly #readings: Limiter

  constructor(readings: Limiter) {
    this.#readings = readings
  }

  /** What is understood of a diet that may not be stored yet. Errors: RATE_LIMITED. */
  async readDiet(userId: string, told: { preferences: string; allergies: string }): Promise<Diet> {
    await this.#readings.take(userId)
    await readyForAllergies(told.allergies)
    return {
      preferences: describePreferences(told.preferences),
      allergies: describeAllergies(told.allergies, readAllergies(told.allergies)),
    }
  }
}
