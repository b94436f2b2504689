import { Popup } from '#ui/layers/popup.tsx'
import { hideShortcuts, useShortcutsShown } from './shortcuts.ts'
import classes from './shortcuts-help.module.css'
import * as words from './shortcuts-words.ts'

/** The keys that do something, in a popup. */
export function ShortcutsHelp() {
  const isShown = useShortcutsShown()
  return (
    <Popup title={words.keyboardShortcuts} opened={isShown} onClose={hideShortcuts}>
      <dl className={classes.keys}>
        {words.keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Popup>
  )
}
