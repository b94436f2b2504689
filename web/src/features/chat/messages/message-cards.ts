import type { Message } from '@shelfmate/contract/chat/chat'
import { createContext, type ReactNode } from 'react'

/** How a route draws messages that are cards of something else; without it they are bubbles with their text. */
export const MessageCards = createContext<((message: Message) => ReactNode) | undefined>(undefined)
