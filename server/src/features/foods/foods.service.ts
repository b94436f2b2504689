import type { Diet } from '@shelfmate/contract/foods'
import { readAllergies } from '@shelfmate/food/guard/read-allergies'
import { toldAllergies, toldPreferences } from '@shelfmate/food/told/told'
import type { Limiter } from '#platform/limits/limiter.ts'

export interface FoodsPorts {
  /** Readings of what somebody types. */
  readings: Limiter
}

/** What the food knowledge makes of a user's own words. */
export class FoodsService {
  readonly #ports: FoodsPorts

  constructor(ports: FoodsPorts) {
    this.#ports = ports
  }

  /** What is understood of a diet that may not be stored yet. Errors: RATE_LIMITED. */
  async readDiet(userId: string, told: { preferences: string; allergies: string }): Promise<Diet> {
    await this.#ports.readings.take(userId)
    return {
      preferences: toldPreferences(told.preferences),
      allergies: toldAllergies(told.allergies, readAllergies(told.allergies)),
    }
  }
}
