import { looksLike } from '@shelfmate/contract/account/looks-like'
import type { Executor } from '#platform/database/database.ts'
import {
  findProfile,
  listDormNames,
  lockDwellers,
  lockNamesOf,
  markNamesake,
  moveDwellers,
} from './profile.repository.ts'

interface Dweller {
  userId: string
  /** As everybody may know it; a mark would tell everybody in which dorm its owner lives. */
  dorm: string
  displayName: string
}

/** Marks who is called like a neighbour; without a dorm there is no mark. Returns the name that others see. */
export async function shownNameIn(
  tx: Executor,
  { userId, dorm, displayName }: Dweller,
): Promise<string | undefined> {
  await lockNamesOf(tx, { dorm })
  const neighbours = await listDormNames(tx, { userId, dorm, length: [...displayName].length })
  const namesakes = neighbours.filter((each) => looksLike(each.displayName, displayName))
  const [marked] = await markNamesake(tx, { userId, namesakes: namesakes.map((each) => each.userId) })
  return marked?.shownName
}

/** Marks somebody whom neighbours see from now on: until then none was told from them. */
export async function markNewcomer(tx: Executor, userId: string): Promise<void> {
  const [profile] = await findProfile(tx, { userId })
  if (profile) await shownNameIn(tx, { ...profile, dorm: seenDormOf(profile) })
}

/** Has whoever lives in a dorm live in another, where namesakes of who lives there by that name already are told from them. */
export async function moveProfiles(tx: Executor, names: { from: string; to: string }): Promise<void> {
  await lockDwellers(tx, { dorm: names.from })
  const moved = await moveDwellers(tx, names)
  const meeting = moved.filter(({ meets }) => meets).map(({ userId }) => userId)
  for (const userId of meeting.toSorted()) await markNewcomer(tx, userId)
}

/** The dorm of a profile as far as everybody may know it. */
export const seenDormOf = ({ dorm, seenBy }: { dorm: string; seenBy: { dorm: string } }): string =>
  seenBy.dorm === 'everybody' ? dorm : ''
