import { Switch } from '#ui/fields/switch.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import { chooseSingleKeys, hideShortcuts, useShortcutsShown, useSingleKeys } from './shortcuts.ts'
import classes from './shortcuts-help.module.css'
import * as words from './shortcuts-words.ts'

/** The keys that do something, in a popup, and the switch that turns them off. */
export function ShortcutsHelp() {
  const isShown = useShortcutsShown()
  const isOn = useSingleKeys()
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
      <Switch
        label={words.singleKeyShortcuts}
        note={words.whenToSwitchOff}
        checked={isOn}
        onChange={chooseSingleKeys}
      />
    </Popup>
  )
}
