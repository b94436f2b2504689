import type { NameReading } from '@shelfmate/contract/foods/foods'

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What stands beside a name: 'Taken for fresh milk'; undefined where it says the same. */
export function besideName({ name, kind, takenFor, isCorrected }: NameReading): string | undefined {
  if (kind === 'unknown') return 'Not recognised'
  if (kind === 'noFood') return 'Taken for no food'
  const [first, ...others] = takenFor
  if (first === undefined || (others.length === 0 && plain(first) === plain(name) && !isCorrected))
    return undefined
  return `Taken for ${[first, ...others].join(' or ')}`
}
