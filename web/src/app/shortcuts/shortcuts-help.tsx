import { Popup } from '#ui/layers/popup.tsx'
import { hideShortcuts, useShortcutsShown } from './shortcuts.ts'
import classes from './shortcuts-help.module.css'

const keys = [
  ['n', 'Add something'],
  ['/', 'Quick add in the pantry, else search'],
  ['g then p', 'Pantry'],
  ['g then e', 'Exchange'],
  ['g then r', 'Recipes'],
  ['g then c', 'Chats'],
  ['g then h', 'Home'],
  ['j', 'Next card'],
  ['k', 'Card before'],
  ['e', 'Open or edit the card'],
  ['x', 'Choose the item'],
  ['z', 'Undo'],
  ['?', 'This list'],
] as const

/** The keys that do something, in a popup. */
export function ShortcutsHelp() {
  const isShown = useShortcutsShown()
  return (
    <Popup title="Keyboard shortcuts" opened={isShown} onClose={hideShortcuts}>
      <dl className={classes.keys}>
        {keys.map(([key, what]) => (
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
