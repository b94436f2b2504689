export { back } from '#ui/usual-words.ts'

export const skipToContent = 'Skip to content'
export const main = 'Main'
export const unreadCount = (unread: number) => `, ${unread} unread`
export const offline = 'Offline'
export const reconnecting = 'Reconnecting…'
export const today = 'Today'
