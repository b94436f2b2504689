import { msPerDay, msPerHour, msPerMinute } from '@shelfmate/contract/api/durations'
import { DomainError } from '#platform/errors/domain-error.ts'
import { type Limit, Limiter, type LimitStore, NetworkLimiter } from '#platform/limits/limiter.ts'

const halfDayMs = msPerDay / 2

/**
 * Start values; a whole dorm behind one address never meets those per pair, and the ones per address are wide. All that
 * strangers may guess at an account in any 24 hours stays below a hundred: elsewhere, on the owner's networks, and on
 * devices known by what was once the owner's, a session or a password. A day touches three windows of half a day at most, so one has 33.
 */
const table = {
  loginPair: { name: 'login-pair', points: 5, windowMs: 15 * msPerMinute },
  loginStrangers: { name: 'login-strangers', points: 12, windowMs: halfDayMs },
  loginNeighbours: { name: 'login-neighbours', points: 8, windowMs: halfDayMs },
  loginDevice: { name: 'login-device', points: 5, windowMs: 15 * msPerMinute },
  loginDeviceLong: { name: 'login-device-long', points: 8, windowMs: halfDayMs },
  /** More than one device has: what somebody guesses on another one of hers leaves the owner some on her own. */
  loginAllDevices: { name: 'login-all-devices', points: 13, windowMs: halfDayMs },
  loginNetwork: { name: 'login-network', points: 500, windowMs: msPerHour },
  knownNetwork: { name: 'login-known', points: 1, windowMs: 180 * msPerDay },
  signUpPair: { name: 'sign-up-pair', points: 10, windowMs: msPerHour },
  signUpNetwork: { name: 'sign-up-network', points: 500, windowMs: msPerHour },
  forgotStrangers: { name: 'forgot-strangers', points: 5, windowMs: msPerHour },
  forgotKnown: { name: 'forgot-known', points: 5, windowMs: msPerHour },
  /** From all devices and networks where the account is known. */
  forgotAllKnown: { name: 'forgot-all-known', points: 10, windowMs: msPerHour },
  forgotNetwork: { name: 'forgot-network', points: 200, windowMs: msPerHour },
  resetNetwork: { name: 'reset-network', points: 200, windowMs: msPerHour },
  resetLink: { name: 'reset-link', points: 20, windowMs: msPerHour },
  /** Mails to one address, for its own account and, apart from them, for whoever else names it. */
  verificationMail: { name: 'verification-mail', points: 5, windowMs: msPerHour },
  accountNotice: { name: 'account-notice', points: 3, windowMs: msPerHour },
  /** A code of six digits falls to nobody who has so few tries. */
  verificationCode: { name: 'verification-code', points: 20, windowMs: msPerDay },
  /**
   * Wrong codes of all accounts together, else fresh accounts would guess on where one ends: sixty an hour need more than a year for
   * an even chance. A dorm behind one address meets it only once sixty of its newcomers mistyped within an hour; the link in the same
   * mail, which nobody guesses, is taken even then.
   */
  codeNetwork: { name: 'code-network', points: 60, windowMs: msPerHour },
  /** More than anybody crosses in a day; each leaves a row behind. */
  zoneMove: { name: 'zone-move', points: 10, windowMs: msPerDay },
  passwordChange: { name: 'password-change', points: 5, windowMs: 15 * msPerMinute },
  /** A session that somebody has copied shall not lead to the password. */
  passwordChangeLong: { name: 'password-change-long', points: 13, windowMs: halfDayMs },
} as const satisfies Record<string, Limit>

/** A guess costs; what is refused though the password fits, or before it was judged, does not. */
export const wrongPasswordCosts = {
  costs: (error: unknown): boolean => error instanceof DomainError && error.code === 'WRONG_PASSWORD',
}

/** The same where a refusal tells that an address is somebody's. */
export const wrongPasswordOrTakenCosts = {
  costs: (error: unknown): boolean =>
    wrongPasswordCosts.costs(error) || (error instanceof DomainError && error.code === 'EMAIL_TAKEN'),
}

/** Does work of whoever is signed in that judges their password, which counts as a try for a while and for half a day. */
export const spendTry = <T>(
  { passwordChange, passwordChangeLong }: AuthLimits,
  userId: string,
  work: () => Promise<T>,
  price: typeof wrongPasswordCosts,
): Promise<T> => passwordChange.spend(userId, () => passwordChangeLong.spend(userId, work, price), price)

type Name = keyof typeof table
type NetworkName = Extract<Name, `${string}Network` & Exclude<Name, 'knownNetwork'>>

export type AuthLimits = { [N in Name]: N extends NetworkName ? NetworkLimiter : Limiter }

/** The limits of the account calls, counted in PostgreSQL. */
export function authLimits(store: LimitStore): AuthLimits {
  const network = (name: NetworkName) => new NetworkLimiter(store, table[name])
  const limiter = (name: Exclude<Name, NetworkName>) => new Limiter(store, table[name])
  return {
    loginPair: limiter('loginPair'),
    loginStrangers: limiter('loginStrangers'),
    loginNeighbours: limiter('loginNeighbours'),
    loginDevice: limiter('loginDevice'),
    loginDeviceLong: limiter('loginDeviceLong'),
    loginAllDevices: limiter('loginAllDevices'),
    loginNetwork: network('loginNetwork'),
    knownNetwork: limiter('knownNetwork'),
    signUpPair: limiter('signUpPair'),
    signUpNetwork: network('signUpNetwork'),
    forgotStrangers: limiter('forgotStrangers'),
    forgotKnown: limiter('forgotKnown'),
    forgotAllKnown: limiter('forgotAllKnown'),
    forgotNetwork: network('forgotNetwork'),
    resetNetwork: network('resetNetwork'),
    resetLink: limiter('resetLink'),
    verificationMail: limiter('verificationMail'),
    accountNotice: limiter('accountNotice'),
    verificationCode: limiter('verificationCode'),
    codeNetwork: network('codeNetwork'),
    zoneMove: limiter('zoneMove'),
    passwordChange: limiter('passwordChange'),
    passwordChangeLong: limiter('passwordChangeLong'),
  }
}
