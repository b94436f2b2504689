import type { AuthLimits } from './auth.limits.ts'

type Limits = Pick<AuthLimits, 'loginPair' | 'loginNetwork' | 'loginAccount' | 'knownPair'>

/**
 * What one guess at a password costs. It is taken before the password is judged, so that guesses which come all at once
 * count one by one, and given back for one that fits or that was not judged: neither shall lock anybody out.
 */
export class LoginPoints {
  readonly #limits: Limits
  readonly #account: string
  readonly #network: string
  readonly #givers: (() => Promise<void>)[] = []

  private constructor(limits: Limits, account: string, network: string) {
    this.#limits = limits
    this.#account = account
    this.#network = network
  }

  /** Guesses at an account from one address have a limit, beside those of `takeShared`. Throws RATE_LIMITED. */
  static async take(limits: Limits, account: string, network: string): Promise<LoginPoints> {
    const points = new LoginPoints(limits, account, network)
    await points.#take('loginPair', account, network)
    await points.#takeShared()
    return points
  }

  /** For guesses that a limit of account and address counts already, such as the sign-up's. Throws RATE_LIMITED. */
  static async takeShared(limits: Limits, account: string, network: string): Promise<LoginPoints> {
    const points = new LoginPoints(limits, account, network)
    await points.#takeShared()
    return points
  }

  /** Judges the password; what ends without a judgement costs nothing. */
  async judge<T>(verify: () => Promise<T>): Promise<T> {
    try {
      return await verify()
    } catch (error) {
      await this.#giveBack()
      throw error
    }
  }

  /** The owner was here: earlier wrong guesses from this address are forgotten, and it is known. */
  async fit(): Promise<void> {
    await this.#giveBack()
    await Promise.all([
      this.#limits.loginPair.reset(this.#account, this.#network),
      this.#limits.knownPair.take(this.#account, this.#network),
    ])
  }

  /**
   * Guesses from everywhere share a daily allowance, those of one address at all accounts an hourly one; where the owner
   * has logged in before, they are part of neither.
   */
  async #takeShared(): Promise<void> {
    if (await this.#limits.knownPair.knows(this.#account, this.#network)) return
    await this.#take('loginNetwork', this.#network)
    await this.#take('loginAccount', this.#account)
  }

  async #take(name: 'loginPair' | 'loginNetwork' | 'loginAccount', ...key: string[]): Promise<void> {
    await this.judge(() => this.#limits[name].take(...key))
    this.#givers.push(() => this.#limits[name].giveBack(...key))
  }

  async #giveBack(): Promise<void> {
    await Promise.all(this.#givers.map((give) => give()))
  }
}
