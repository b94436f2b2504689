import { lazyOnRender } from '#lib/lazy/lazy-part.ts'
import { useShortcuts, useShortcutsShown } from './shortcuts.ts'

const ShortcutsHelp = lazyOnRender(async () => (await import('./shortcuts-help.tsx')).ShortcutsHelp)

/** Listens for the keys, and lists them when asked. */
export function Shortcuts() {
  useShortcuts()
  return useShortcutsShown() && <ShortcutsHelp />
}
