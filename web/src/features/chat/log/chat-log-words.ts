import { counted } from '@shelfmate/contract/text/counted'

export const conversation = 'Conversation'
export const jumpToNewest = 'Jump to newest'
export const unreadMessages = (count: number) => counted(count, 'unread message')
export const newest = 'Newest'
export const sayHelloTo = (name: string) => `Say hello to ${name}`
export const agreeOnWhatWhereWhen =
  'Agree on what, where and when. Only the two of you see this chat, unless one of you reports a message.'
export const chatBegins = (name: string) => `This is where your chat with ${name} begins.`
