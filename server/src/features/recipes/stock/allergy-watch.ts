import { type Allergies, uniteAllergies } from '@shelfmate/food/guard/allergies/allergies'
import { readAllergies } from '@shelfmate/food/guard/allergies/read-allergies'

/** The allergies of one request: those it sent, and the stored ones as they stand whenever it is asked. The newest win. */
export class AllergyWatch {
  readonly #readStored: () => Promise<string>
  readonly #sentText: string
  readonly #sent: Allergies
  #storedText: string
  #all: Allergies

  constructor(sent: string, stored: string, readStored: () => Promise<string>) {
    this.#readStored = readStored
    this.#sentText = sent
    this.#sent = readAllergies(sent)
    this.#storedText = stored
    this.#all = this.#unite()
  }

  /** As they were when last read. */
  get last(): Allergies {
    return this.#all
  }

  /** Both as they were written. */
  get text(): string {
    return [...new Set([this.#storedText, this.#sentText])].filter((text) => text !== '').join('; ')
  }

  /** Reads the stored ones again; returns whether they have changed. */
  async refresh(): Promise<boolean> {
    const text = await this.#readStored()
    if (text === this.#storedText) return false
    this.#storedText = text
    this.#all = this.#unite()
    return true
  }

  #unite(): Allergies {
    return this.#storedText === this.#sentText
      ? this.#sent
      : uniteAllergies(readAllergies(this.#storedText), this.#sent)
  }
}
