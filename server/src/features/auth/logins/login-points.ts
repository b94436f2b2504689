import { wasLeft } from '#platform/limits/limiter.ts'
import type { AuthLimits } from '../auth.limits.ts'

type Limits = Pick<
  AuthLimits,
  | 'loginPair'
  | 'loginNetwork'
  | 'loginStrangers'
  | 'loginNeighbours'
  | 'loginDevice'
  | 'loginDeviceLong'
  | 'loginAllDevices'
  | 'knownNetwork'
>

interface Countable {
  take(...key: string[]): Promise<void>
  giveBack(...key: string[]): Promise<void>
}

/** Who guesses: at which account, from which network, and the device's id if that account's password was right there. */
export interface Guesser {
  account: string
  /** The hash in force: what was wrong before another one was set says nothing about that, wherever it was set. */
  password: string
  network: string
  knownDevice: string | undefined
}

/**
 * What one guess at a password costs. It is taken before the password is judged, so that guesses which come all at once
 * count one by one, and given back for one that fits or that was not judged: neither shall lock anybody out. Nobody else's
 * guesses count where the owner is known: a device has allowances of its own within one of all known devices, a known
 * network has one beside the strangers'.
 */
export class LoginPoints {
  readonly #limits: Limits
  readonly #guesser: Guesser
  readonly #givers: (() => Promise<void>)[] = []

  private constructor(limits: Limits, guesser: Guesser) {
    this.#limits = limits
    this.#guesser = guesser
  }

  /** Guesses at an account from one address have a limit, beside those of `tryShared`. Throws RATE_LIMITED. */
  static async take(limits: Limits, guesser: Guesser): Promise<LoginPoints> {
    const points = new LoginPoints(limits, guesser)
    const { account, password, network, knownDevice } = guesser
    if (knownDevice === undefined) await points.#take('loginPair', account, password, network)
    await points.#takeShared()
    return points
  }

  /** For guesses that a limit of account and address counts already, such as the sign-up's; undefined where none may be judged. */
  static async tryShared(limits: Limits, guesser: Guesser): Promise<LoginPoints | undefined> {
    const points = new LoginPoints(limits, guesser)
    return (await wasLeft(points.#takeShared())) ? points : undefined
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

  /** The owner was here: earlier wrong guesses from this address or device are forgotten, and the network is known. */
  async fit(): Promise<void> {
    const { account, password, network, knownDevice } = this.#guesser
    await this.#giveBack()
    await Promise.all([
      knownDevice === undefined
        ? this.#limits.loginPair.reset(account, password, network)
        : this.#limits.loginDevice.reset(account, password, knownDevice),
      this.#limits.knownNetwork.remember(account, network),
    ])
  }

  async #takeShared(): Promise<void> {
    const { account, password, network, knownDevice } = this.#guesser
    if (knownDevice !== undefined) {
      await this.#take('loginDevice', account, password, knownDevice)
      await this.#take('loginDeviceLong', account, password, knownDevice)
      await this.#takeOfDevices()
    } else if (await this.#isNear()) {
      await this.#take('loginNeighbours', account)
    } else {
      await this.#take('loginNetwork', network)
      await this.#take('loginStrangers', account)
    }
  }

  /** What all known devices share may have been used up on others that are somebody else's: the owner's network has its own. */
  async #takeOfDevices(): Promise<void> {
    const { account } = this.#guesser
    const { loginAllDevices } = this.#limits
    if (await this.judge(() => loginAllDevices.tryTake(account)))
      this.#givers.push(() => loginAllDevices.giveBack(account))
    else await this.#take((await this.#isNear()) ? 'loginNeighbours' : 'loginAllDevices', account)
  }

  #isNear(): Promise<boolean> {
    const { account, network } = this.#guesser
    return this.judge(() => this.#limits.knownNetwork.knows(account, network))
  }

  async #take(name: Exclude<keyof Limits, 'knownNetwork'>, ...key: string[]): Promise<void> {
    const limit: Countable = this.#limits[name]
    await this.judge(() => limit.take(...key))
    this.#givers.push(() => limit.giveBack(...key))
  }

  async #giveBack(): Promise<void> {
    await Promise.all(this.#givers.map((give) => give()))
  }
}
