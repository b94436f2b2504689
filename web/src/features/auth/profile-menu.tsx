import { IconLock, IconUserCircle, IconUserEdit } from '@tabler/icons-react'
import { MenuButton } from '#ui/layers/menu-button.tsx'

const items = [
  { to: '/profile', label: 'Edit Profile', icon: IconUserEdit },
  { to: '/changepassword', label: 'Change Password', icon: IconLock },
] as const

/** The profile icon and where it leads. */
export function ProfileMenu() {
  return <MenuButton label="Profile" icon={IconUserCircle} items={items} />
}
