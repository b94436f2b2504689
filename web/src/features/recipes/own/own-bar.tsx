import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { RefObject } from 'react'
import classes from './own.module.css'
import { openImporting } from './own-form-state.ts'
import { OwnParts } from './own-parts.tsx'
import { ownTexts, waitingNote } from './own-words.ts'
import { usePendingOwn } from './pending.ts'

/** Adds recipes of one's own, and tells of those that wait for a connection. */
export function OwnBar({ addButton }: { addButton: RefObject<HTMLButtonElement | null> }) {
  const { saving } = usePendingOwn()
  return (
    <div className={classes.bar}>
      <Button
        ref={addButton}
        variant="light"
        leftSection={<IconPlus size={20} aria-hidden />}
        onClick={openImporting}
      >
        {ownTexts.add}
      </Button>
      {saving.length > 0 && (
        <p role="status" className={classes.note}>
          {waitingNote(saving)}
        </p>
      )}
      <OwnParts />
    </div>
  )
}
