import type { Pool } from 'pg'
import { type Limit, Limiter } from '#platform/limits/limiter.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Start values; a whole dorm behind one address never meets those per pair, and the ones per address are wide. */
const table = {
  loginPair: { name: 'login-pair', points: 5, seconds: 15 * minute },
  loginAccount: { name: 'login-account', points: 100, seconds: day },
  loginNetwork: { name: 'login-network', points: 500, seconds: hour },
  knownPair: { name: 'login-known', points: 1_000_000, seconds: 30 * day },
  signUpPair: { name: 'sign-up-pair', points: 10, seconds: hour },
  signUpNetwork: { name: 'sign-up-network', points: 500, seconds: hour },
  forgotAccount: { name: 'forgot-account', points: 5, seconds: hour },
  forgotNetwork: { name: 'forgot-network', points: 200, seconds: hour },
  resetNetwork: { name: 'reset-network', points: 200, seconds: hour },
  passwordChange: { name: 'password-change', points: 5, seconds: 15 * minute },
} as const satisfies Record<string, Limit>

export type AuthLimits = Record<keyof typeof table, Limiter>

/** The limits of the account calls, counted in PostgreSQL. */
export function authLimits(pool: Pool): AuthLimits {
  const limiter = (name: keyof typeof table) => new Limiter(pool, table[name])
  return {
    loginPair: limiter('loginPair'),
    loginAccount: limiter('loginAccount'),
    loginNetwork: limiter('loginNetwork'),
    knownPair: limiter('knownPair'),
    signUpPair: limiter('signUpPair'),
    signUpNetwork: limiter('signUpNetwork'),
    forgotAccount: limiter('forgotAccount'),
    forgotNetwork: limiter('forgotNetwork'),
    resetNetwork: limiter('resetNetwork'),
    passwordChange: limiter('passwordChange'),
  }
}
