import type { Author } from '@shelfmate/contract/exchange/exchange'

/** Everything with its author as they are called and look now (D16); the same objects where that is no news. */
export function renamed<T extends { author: Author }>(all: readonly T[], now: Author): readonly T[] {
  const isOld = ({ author }: T) =>
    author.userId === now.userId && (author.displayName !== now.displayName || author.photoId !== now.photoId)
  return all.some(isOld) ? all.map((one) => (isOld(one) ? { ...one, author: now } : one)) : all
}
