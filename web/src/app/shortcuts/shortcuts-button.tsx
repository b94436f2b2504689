import { Button } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { showShortcuts } from './shortcuts.ts'
import * as words from './shortcuts-words.ts'

/** Opens the list of keys, also where no key does. */
export const ShortcutsButton = () => (
  <Button variant="subtle" leftSection={<IconKeyboard size={20} aria-hidden />} onClick={showShortcuts}>
    {words.keyboardShortcuts}
  </Button>
)
