import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './popup.module.css'

interface PopupProps {
  title: string
  opened: boolean
  onClose: () => void
  /** Width on wide screens, in px. */
  width?: number
  children: ReactNode
}

/** A modal dialog: focus stays inside, Escape and the close button close it, focus returns to where it was. */
export function Popup({ title, opened, onClose, width = 440, children }: PopupProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={width}
      yOffset="max(12px, 6dvh)"
      xOffset={12}
      closeButtonProps={{ 'aria-label': 'Close' }}
      // A press beside the popup is easily made by a thumb and would lose what was typed.
      closeOnClickOutside={false}
      transitionProps={{ duration: 140 }}
      classNames={{ header: classes.header ?? '', title: classes.title ?? '', body: classes.body ?? '' }}
    >
      {children}
    </Modal>
  )
}
