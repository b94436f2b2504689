import { Popup } from '#ui/layers/popup.tsx'
import { hideShortcuts, useShortcutsShown } from './shortcuts.ts'
import classes from './shortcuts-help.module.css'
import * as words from './shortcuts-words.ts'

const keys = [
  ['n', words.addSomething],
  ['/', words.quickAddElseSearch],
  [words.gThenP, words.pantry],
  [words.gThenE, words.exchange],
  [words.gThenR, words.recipes],
  [words.gThenC, words.chats],
  [words.gThenH, words.home],
  ['j', words.nextCard],
  ['k', words.previousCard],
  ['e', words.openOrEditCard],
  ['x', words.chooseTheItem],
  ['z', words.undo],
  ['?', words.thisList],
] as const

/** The keys that do something, in a popup. */
export function ShortcutsHelp() {
  const isShown = useShortcutsShown()
  return (
    <Popup title={words.keyboardShortcuts} opened={isShown} onClose={hideShortcuts}>
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
