/** What of a further reading of a recipe has to be looked at again: the texts that it takes in another way, with those around them. */

/** No term is longer: a word cut over lines is found where one of its parts was changed. */
const longestTerm = 60
/** Stands where nothing changed; no term holds it, so nothing joins over it. */
const gap = '¤'

/** The texts of a reading with those left out that are as in the first one and far from any that is not; undefined where none is other. */
export function changedFields(first: readonly string[], plains: readonly string[]): string[] | undefined {
  const near = new Set<number>()
  const spread = (from: number, step: number): void => {
    for (let at = from, length = 0; at >= 0 && at < plains.length && length < longestTerm; at += step) {
      near.add(at)
      if (at !== from) length += plains[at]?.length ?? 0
    }
  }
  plains.forEach((plain, at) => {
    if (plain === first[at]) return
    spread(at, -1)
    spread(at, 1)
  })
  return near.size === 0 ? undefined : plains.map((plain, at) => (near.has(at) ? plain : gap))
}
