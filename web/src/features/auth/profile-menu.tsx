import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { ActionIcon, Menu } from '@mantine/core'
import { IconLock, IconUserCircle, IconUserEdit } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './profile-menu.module.css'

/** The profile icon and what it opens. */
export function ProfileMenu() {
  return (
    <Menu position="bottom-end" width={220} shadow="md">
      <Menu.Target>
        <ActionIcon aria-label="Profile" variant="default" radius="xl">
          <IconUserCircle size={26} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          className={classes.item}
          component={Link}
          to="/profile"
          leftSection={<IconUserEdit size={20} aria-hidden />}
        >
          Edit Profile
        </Menu.Item>
        <Menu.Item
          className={classes.item}
          component={Link}
          to="/changepassword"
          leftSection={<IconLock size={20} aria-hidden />}
        >
          Change Password
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
