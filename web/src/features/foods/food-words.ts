import type { NameReading } from '@shelfmate/contract/foods/foods'

/** What two spellings of one name share: it goes without signs, without number (apple, apples; leaf, leaves), yoghurt is yogurt, and eggs are a hen’s. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/(?:ies?|es|s|y|e)(?= |$)/g, '')
    .replaceAll(/v(?= |$)/g, 'f')
    .replaceAll('gh', 'g')
    .replace('chicken egg', 'egg')

/** What stands beside a name: 'Read as fresh milk'; undefined where it says the same. */
export function besideName({ name, kind, takenFor, isCorrected }: NameReading): string | undefined {
  if (kind === 'unknown') return 'Not recognised'
  if (kind === 'noFood') return 'Not food'
  const [first, ...others] = takenFor
  if (first === undefined || (others.length === 0 && plain(first) === plain(name) && !isCorrected))
    return undefined
  return `Read as ${[first, ...others].join(' or ')}`
}

export const notRecognised = 'Not recognised'
export const tellWhatTheyAre = 'tell us what they are.'
export const notUsable = 'Recipes can’t use these yet:'
export const andMore = (more: number) => `And ${more} more in your pantry.`
export const correctName = (words: string, name: string) => `${words}: correct ${name}`
