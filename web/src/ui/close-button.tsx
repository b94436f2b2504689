import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'

interface CloseButtonProps {
  /** What it closes or takes away. */
  label: string
  onClick: () => void
  className?: string | undefined
}

/** Closes something, or takes it away. */
export function CloseButton({ label, onClick, className }: CloseButtonProps) {
  return (
    <ActionIcon className={className} aria-label={label} onClick={onClick}>
      <IconX size={20} aria-hidden />
    </ActionIcon>
  )
}
