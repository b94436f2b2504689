import { IconSquare } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import classes from './choose-button.module.css'
import * as words from './pantry-row-words.ts'

interface ChooseButtonProps {
  name: string
  onChoose: () => void
}

const laptop = matchMedia('(min-width: 768px) and (pointer: fine)')
const subscribe = (listener: () => void) => {
  laptop.addEventListener('change', listener)
  return () => laptop.removeEventListener('change', listener)
}

/** The tick of a laptop; fingers press long. */
export function ChooseButton(props: ChooseButtonProps) {
  return useSyncExternalStore(subscribe, () => laptop.matches) && <Tick {...props} />
}

const Tick = ({ name, onChoose }: ChooseButtonProps) => (
  <button
    type="button"
    className={classes.choose}
    data-shortcut="x"
    aria-label={words.chooseOf(name)}
    title={words.choose}
    onClick={onChoose}
  >
    <IconSquare size={22} stroke={1.6} aria-hidden />
  </button>
)
