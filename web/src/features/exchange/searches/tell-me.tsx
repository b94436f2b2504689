import { ActionIcon } from '@mantine/core'
import { IconBellPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPopup } from '#lib/lazy/lazy-part.ts'
import { tellMe } from './tell-me-words.ts'

export const TellMePopup = lazyPopup(async () => (await import('./tell-me-popup.tsx')).TellMePopup)

export interface TellMeProps {
  /** What is looked for just now. */
  search: string
  homeDorm: string | undefined
}

/** The bell beside the search: it leads to what one is told of, with what is looked for ready to save. */
export function TellMe(props: TellMeProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionIcon variant="subtle" size={44} aria-label={tellMe} onClick={() => setOpen(true)}>
        <IconBellPlus aria-hidden />
      </ActionIcon>
      {isOpen && <TellMePopup {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
