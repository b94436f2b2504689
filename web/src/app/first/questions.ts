/** What pages ask ahead (web/build/pages/early-start.ts), by the addresses that their screens ask. */
export const questions = {
  session: '/api/auth/session',
  pantry: '/api/pantry/items?limit=20',
  posts: '/api/exchange/posts?order=expiringFirst&limit=24',
  chats: '/api/chats',
} as const
