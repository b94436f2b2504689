import type { RequestCard } from './chat.ts'

/**
 * Whether a card says words of whoever sent it. Only a giver declines, in words of their own or with the name that they gave
 * their food; any other card may name the food of whoever it was sent to.
 */
export const saysOwnWords = ({ state, event }: RequestCard): boolean => state === 'declined' && event === null
