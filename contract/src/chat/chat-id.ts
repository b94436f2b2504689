/** Stands where a deleted message's text was (section 4). */
export const deletedText = '[deleted]'

const uuid = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`
const chatIdPattern = new RegExp(`^(${uuid})_(${uuid})$`)

/** Two user ids, sorted and joined by an underscore. Any other text is a chat that does not exist. */
export const chatIdOf = (one: string, other: string): string => [one, other].sort().join('_')

/** The two users of a chat; undefined for what is no chat's id. */
export function usersOfChat(chatId: string): readonly [string, string] | undefined {
  const [, first, second] = chatIdPattern.exec(chatId) ?? []
  return first && second && first < second ? [first, second] : undefined
}

/** The other user of a chat; undefined where the user has no part in it. */
export function partnerIn(chatId: string, userId: string): string | undefined {
  const users = usersOfChat(chatId)
  return users?.includes(userId) ? users.find((id) => id !== userId) : undefined
}

/** The tag of what devices show of a chat's messages: one notice a chat. */
export const chatNoticeTag = (chatId: string): string => `chat:${chatId}`
