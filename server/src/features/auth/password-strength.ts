import { productName } from '@shelfmate/contract/product'
import { DomainError } from '#platform/routes/domain-error.ts'

/** zxcvbn's scale from 0 to 4: below 2 a password falls to a list or a few thousand guesses. */
const weakestAllowed = 2

type Rate = (password: string, userInputs: string[]) => number
let rate: Promise<Rate> | undefined

/** The dictionaries are megabytes that only sign-ups and password changes need: loaded at the first of them. */
async function loadRating(): Promise<Rate> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const zxcvbn = new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
  return (password, userInputs) => zxcvbn.check(password, userInputs).score
}

/** Throws PASSWORD_TOO_WEAK for common and easily guessed passwords, the person's own name and address and the campus' own words among them. */
export async function refuseWeakPassword(password: string, about: string[], field: string): Promise<void> {
  rate ??= loadRating()
  const inputs = [productName, ...about.flatMap((text) => [text, ...text.split(/[\s@.]+/)])].filter(
    (text) => text !== '',
  )
  const score = (await rate)(password, inputs)
  if (score < weakestAllowed)
    throw new DomainError('PASSWORD_TOO_WEAK', { fields: { [field]: 'Password is too weak.' } })
}
