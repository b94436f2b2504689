import type { ReportKind } from '@shelfmate/contract/people/reports'
import type { Quote } from '@shelfmate/contract/people/stewards'
import { listStewardDorms } from '#features/admin/index.ts'
import { haveChat, quoteMessage } from '#features/chat/index.ts'
import { quoteComment, quotePost } from '#features/exchange/index.ts'
import { findProfiles, findShown } from '#features/profile/index.ts'
import { dormNamed, openDorms } from '#platform/campus/dorms.ts'
import type { Database } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { findOwnBlock } from '#platform/identity/blocks/blocks.repository.ts'
import { mayInteract, type Onlooker } from '#platform/identity/visibility.ts'
import type { Images } from '#platform/images/index.ts'

/** What a report is about, as its reporter sees it. */
export interface Quoted {
  subjectId: string
  subjectName: string
  /** Whose stewards see it; empty: those of the campus alone. */
  dorm: string
  quote: Quote
}

interface Target {
  kind: ReportKind
  targetId: string
  chatId: string | null
}

export interface QuotePorts {
  database: Database
  images: Pick<Images, 'see'>
  configuredDorms: readonly string[]
}

/**
 * Copies what somebody reports out of what they could see, whatever they say it said. What was said to themselves, and by
 * whom, they can report across a block. Errors: NOT_FOUND, IMAGE_NOT_FOUND.
 */
export async function quoteFor(ports: QuotePorts, reporter: Onlooker, target: Target): Promise<Quoted> {
  const { subjectId, text, imageId = null, earlier = [], dorm } = await seen(ports, reporter, target)
  const [person] = await findProfiles(ports.database, { userIds: [subjectId] })
  if (!person || subjectId === reporter.userId) throw new DomainError('NOT_FOUND')
  const judged = (await judgedDorm(ports, person.dorm)) ?? dorm ?? ''
  return {
    subjectId,
    subjectName: person.displayName,
    dorm: judged,
    quote: text === undefined ? await introduced(ports.database, person) : { text, imageId, earlier },
  }
}

/** What everybody sees of a person. */
async function introduced(on: Database, person: { userId: string; displayName: string }): Promise<Quote> {
  const [shown] = await findShown(on, { userIds: [person.userId] })
  const texts = [person.displayName, shown?.dorm ?? '', shown?.preferences ?? '']
  return {
    text: texts.filter((line) => line !== '').join('\n'),
    imageId: shown?.photoId ?? null,
    earlier: [],
  }
}

/** The dorm that a profile means, in words of its own: an open one, or one of a steward's, which may be closed. */
async function judgedDorm(
  { database, configuredDorms }: QuotePorts,
  name: string,
): Promise<string | undefined> {
  const open = await openDorms(database, configuredDorms)
  const held = (await listStewardDorms(database, {})).map(({ dorm }) => dorm)
  return dormNamed([...open, ...held], name)
}

interface Seen {
  subjectId: string
  /** None: what the person tells of themselves. */
  text?: string
  imageId?: string | null
  earlier?: Quote['earlier']
  dorm?: string
}

async function seen({ database, images }: QuotePorts, reporter: Onlooker, target: Target): Promise<Seen> {
  const { kind, targetId: id, chatId } = target
  if (kind === 'person') {
    if (!(await hasMet(database, reporter, id))) throw new DomainError('NOT_FOUND')
    return { subjectId: id }
  }
  if (kind === 'picture') {
    const { ownerId, purpose } = await images.see({ ...reporter, hidden: [] }, id)
    if (purpose !== 'chat' && !mayInteract(reporter, ownerId)) throw new DomainError('IMAGE_NOT_FOUND')
    return { subjectId: ownerId, text: '', imageId: id }
  }
  if (kind === 'message') {
    const { senderId, ...message } = await quoteMessage(database, reporter.userId, chatId ?? '', id)
    return { subjectId: senderId, ...message }
  }
  const [written] = await (kind === 'post' ? quotePost : quoteComment)(database, { id })
  if (!written || ![written.hostId, written.userId].every((each) => mayInteract(reporter, each)))
    throw new DomainError('NOT_FOUND')
  const { userId: subjectId, text, imageId, dorm } = written
  return { subjectId, text, imageId, dorm }
}

/** Whether somebody sees a person, or would but for a block: one of their own, or of whom they have a chat with. */
const hasMet = async (on: Database, { userId, hidden }: Onlooker, otherId: string): Promise<boolean> =>
  mayInteract({ hidden }, otherId) ||
  (await findOwnBlock(on, { userId, otherId })).length > 0 ||
  (await haveChat(on, userId, otherId))
