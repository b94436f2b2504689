import {
  IconChefHat,
  IconFridge,
  IconHeartHandshake,
  IconMessageCircle,
  IconTrophy,
} from '@tabler/icons-react'

/** The screens that the navigation of every signed-in screen leads to. */
export const links = [
  { to: '/pantry', label: 'Pantry', icon: IconFridge },
  { to: '/exchange', label: 'Exchange', icon: IconHeartHandshake },
  { to: '/recipes', label: 'Recipes', icon: IconChefHat },
  { to: '/chat', label: 'Chats', icon: IconMessageCircle },
  { to: '/progress', label: 'Progress', icon: IconTrophy },
] as const
