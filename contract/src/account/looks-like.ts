/** Whether names of people are taken for one another. Apart from the names' schemas: no screen needs it. */
import { foldForSearch } from '../api/fold-for-search.ts'
import { lookAlikes, skeletonOf } from './names.ts'

/** Between names of people an i is no l: Mei and Mel are two. */
const besideNames = { ...lookAlikes, i: 'i', і: 'i', ι: 'i', ı: 'i' }

const withoutGaps = (text: string): string => text.replaceAll(/[\s\p{P}]+/gu, '') || text

/** A name as it is written, where a large I and a small l are one stroke. */
const strokesOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[I|]/g, 'l')

/** Whether one name of a person is read as the other: without case and accents, or by letters that look the same. */
export function looksLike(one: string, other: string): boolean {
  const folded = [one, other].map((name) => withoutGaps(skeletonOf(foldForSearch(name), besideNames)))
  const written = [one, other].map((name) => withoutGaps(strokesOf(name)))
  return folded[0] === folded[1] || written[0] === written[1]
}
