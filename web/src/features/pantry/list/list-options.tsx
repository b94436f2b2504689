import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { lazyPopup } from '#lib/lazy/lazy-part.ts'
import classes from './list-options.module.css'
import type { ListSettingsProps } from './list-settings.tsx'
import * as words from './pantry-list-words.ts'

const Settings = lazyPopup(async () => (await import('./list-settings.tsx')).ListSettings)

/** How the list stands: its order, its places, rows or cards; and the way to choose several items. */
export function ListOptions({ onChoose, ...settings }: Omit<ListSettingsProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLFieldSetElement>(null)
  const close = () => {
    // Before the button that was pressed goes, and the focus with it. One that is elsewhere stays there.
    if (panel.current?.contains(document.activeElement)) opener.current?.focus()
    setOpen(false)
  }
  const choose = () => {
    close()
    onChoose()
  }
  return (
    <div className={classes.options}>
      <Button
        ref={opener}
        variant="default"
        radius="xl"
        aria-expanded={isOpen}
        leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {words.list}
      </Button>
      {isOpen && (
        <fieldset ref={panel} className={classes.panel} aria-label={words.listOptions}>
          <Settings {...settings} onChoose={choose} onClose={close} />
        </fieldset>
      )}
    </div>
  )
}
