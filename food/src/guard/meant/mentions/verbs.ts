/** Words that name a food and, where a sentence of a step begins with them, say what to do: 'Crumble the tofu over it.' Read on folded text. */
import { anyOf } from './word-lists.ts'

const thing = '(?:the|it|them|this|these|those|your|a|an|some|any|both|each|all|half)'
const where = anyOf(
  'in into on onto over up with together around apart through until under for lightly gently briefly well finely coarsely',
)
/** What such a word says as a verb when this follows. */
const verbs: readonly (readonly [word: string, behind: RegExp])[] = [
  ['crumble', new RegExp(`^(?:${thing}|${where}|\\p{L}+ (?:${where})) ?`, 'u')],
  ['sandwich', /^(?:the|it|them|together|with|both|two|each|pairs)(?!\p{L})/u],
  ['smash', new RegExp(`^(?:${thing}|${where}|\\p{L}{4,})(?!\\p{L})`, 'u')],
  ['twirl', new RegExp(`^(?:$|(?:and|${thing}|${where})(?!\\p{L}))`, 'u')],
  ['fish', /^(?:out|(?:the|it|them|any|all|this|that|your) (?:\p{L}+ ){0,4}out|it out|them out)(?!\p{L})/u],
  ['toast', new RegExp(`^(?:${thing}|${where})(?!\\p{L})`, 'u')],
  ['cream', /^(?:together)(?!\p{L})/u],
  ['flake', new RegExp(`^(?:${thing}|${where})(?!\\p{L})`, 'u')],
]
const begins = /^$|(?<!\p{L})(?:and|then|or|to|just|now|gently|lightly|roughly|carefully|dip)$/u
/** Nouns again: 'crumble topping', 'toast soldiers'. */
const isNoun = /^(?:the )?(?:topping|mixture|mix|base|crust|soldiers|fillets?|sauce)(?!\p{L})/u

/** Whether such a word, with the rest of its clause around it, is a verb. */
export const isVerb = (before: string, word: string, behind: string): boolean =>
  begins.test(before) &&
  verbs.some(([verb, after]) => verb === word && after.test(behind) && !isNoun.test(behind))
