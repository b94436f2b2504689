import { IconLock, IconUserCircle, IconUserEdit } from '@tabler/icons-react'
import { MenuButton } from '#ui/layers/menu-button.tsx'
import * as words from './auth-words.ts'

const items = [
  { to: '/profile', label: words.editProfile, icon: IconUserEdit },
  { to: '/changepassword', label: words.changePassword, icon: IconLock },
] as const

/** The profile icon and where it leads. */
export function ProfileMenu() {
  return <MenuButton label={words.profile} icon={IconUserCircle} items={items} />
}
