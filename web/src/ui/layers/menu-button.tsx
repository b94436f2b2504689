import { ActionIcon } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import classes from './menu-button.module.css'
import { focusFirstItem, moveByArrow, stayInMenu } from './menu-keys.ts'

interface MenuButtonProps {
  label: string
  icon: Icon
  items: readonly { to: NonNullable<LinkProps['to']>; label: string; icon: Icon }[]
}

/** An icon that opens a menu of places to go: arrows move, Escape closes, the focus returns. */
export function MenuButton({ label, icon: ButtonIcon, items }: MenuButtonProps) {
  const [opened, setOpened] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (opened) focusFirstItem(menu.current)
  }, [opened])
  const close = () => {
    setOpened(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close()
    moveByArrow(event.nativeEvent, menu.current)
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpened(false)
  }
  return (
    <div className={classes.place} onBlur={onBlur}>
      <ActionIcon
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        variant="default"
        radius="xl"
        onMouseDown={stayInMenu}
        onClick={opened ? close : () => setOpened(true)}
      >
        <ButtonIcon size={26} stroke={1.6} aria-hidden />
      </ActionIcon>
      {opened && (
        <div
          ref={menu}
          id={id}
          className={classes.menu}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={onKeyDown}
        >
          {items.map(({ to, label: item, icon: ItemIcon }) => (
            <Link key={to} className={classes.item} role="menuitem" tabIndex={-1} to={to}>
              <ItemIcon size={20} aria-hidden />
              {item}
            </Link>
          ))}
        </div>
      )}
    </div>
  )
}
