import type { Diet } from '@shelfmate/contract/foods/foods'
import { readAllergies } from '@shelfmate/food/guard/allergies/read-allergies'
import { toldAllergies, toldPreferences } from '@shelfmate/food/told/told'
import type { Limiter } from '#platform/limits/limiter.ts'

/** What the food knowledge makes of preferences and allergies. */
export class DietService {
  readonly #readings: Limiter

  constructor(readings: Limiter) {
    this.#readings = readings
  }

  /** What is understood of a diet that may not be stored yet. Errors: RATE_LIMITED. */
  async readDiet(userId: string, told: { preferences: string; allergies: string }): Promise<Diet> {
    await this.#readings.take(userId)
    return {
      preferences: toldPreferences(told.preferences),
      allergies: toldAllergies(told.allergies, readAllergies(told.allergies)),
    }
  }
}
