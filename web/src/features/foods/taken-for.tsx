import { UnstyledButton } from '@mantine/core'
import type { NameReading } from '@shelfmate/contract/foods/foods'
import { IconPencilQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPopup } from '#lib/lazy/lazy-part.ts'
import * as words from './food-words.ts'
import classes from './taken-for.module.css'

const CorrectPopup = lazyPopup(async () => (await import('./correct-popup.tsx')).CorrectPopup)

/** What a name is taken for, as a press that corrects it. */
export function TakenFor({ reading }: { reading: NameReading }) {
  const [isOpen, setOpen] = useState(false)
  const beside = words.besideName(reading)
  if (beside === undefined) return null
  return (
    <>
      <UnstyledButton
        className={classes.beside}
        data-unknown={reading.kind === 'unknown' || undefined}
        aria-label={words.correctName(beside, reading.name)}
        onClick={() => setOpen(true)}
      >
        <IconPencilQuestion size={18} aria-hidden />
        {beside}
      </UnstyledButton>
      {isOpen && <CorrectPopup reading={reading} onClose={() => setOpen(false)} />}
    </>
  )
}
