import {
  IconChefHat,
  IconFridge,
  IconHeartHandshake,
  IconMessageCircle,
  IconTrophy,
} from '@tabler/icons-react'
import * as words from './app-words.ts'

/** The screens that the navigation of every signed-in screen leads to. */
export const links = [
  { to: '/pantry', label: words.pantry, icon: IconFridge },
  { to: '/exchange', label: words.exchange, icon: IconHeartHandshake },
  { to: '/recipes', label: words.recipes, icon: IconChefHat },
  { to: '/chat', label: words.chats, icon: IconMessageCircle },
  { to: '/progress', label: words.progress, icon: IconTrophy },
] as const
