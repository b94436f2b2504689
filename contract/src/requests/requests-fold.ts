import { compare } from '../text/compare.ts'
import type { FoodRequest } from './requests.ts'

/** My requests and those for my posts after some changed: each as it is at its latest version, open ones first. */
export function foldRequests(
  held: readonly FoodRequest[],
  changed: readonly FoodRequest[],
): readonly FoodRequest[] {
  const byId = new Map(held.map((each) => [each.id, each]))
  const newer = changed.filter(({ id, version }) => version > (byId.get(id)?.version ?? 0))
  if (newer.length === 0) return held
  for (const each of newer) byId.set(each.id, each)
  return [...byId.values()].sort(openFirst)
}

/** Open ones first; of a post in the order of its line; else the latest first. */
function openFirst(a: FoodRequest, b: FoodRequest): number {
  const first = Number(b.endedAt === null) - Number(a.endedAt === null)
  if (first !== 0) return first
  return a.postId === b.postId ? a.turn - b.turn : compare(b.askedAt, a.askedAt) || compare(a.id, b.id)
}
