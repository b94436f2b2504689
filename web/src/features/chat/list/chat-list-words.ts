import { counted } from '@shelfmate/contract/text/counted'

export { loadingMore } from '#ui/usual-words.ts'

export const allChats = 'All Chats'
export const startAChat = 'Start a chat'
export const searchChats = 'Search chats'
export const chat = 'Chat'
export const thisChat = 'This chat'
export const unreadMessages = (count: number) => counted(count, 'unread message')
export const chatsNotLoaded = 'Your chats could not be loaded.'
export const loadingYourChats = 'Loading your chats…'
export const showAllChats = 'Show all chats'
export const noChatsYet = 'No chats yet'
export const findSomeone = 'Find someone on your campus and say hello.'
export const noChatWith = (search: string) => `No chat with “${search}”.`
export const usersNotLoaded = 'The users could not be loaded.'
export const loadingUsers = 'Loading users…'
export const noUsersFound = 'No users found.'
export const allAvailableUsers = 'All Available Users'
export const firstOneHere = 'You’re the first one here. Tell your friends!'
export const tryShorterPart = 'Try a shorter part of the name.'
export const showing = (count: number, thing: 'chat' | 'user') => `Showing ${counted(count, thing)}`
export const withIt = (displayName: string) => `with ${displayName}`
