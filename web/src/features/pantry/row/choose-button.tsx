import { IconSquare } from '@tabler/icons-react'
import classes from './choose-button.module.css'

interface ChooseButtonProps {
  name: string
  onChoose: () => void
}

/** The tick of a laptop; fingers press long. */
export const ChooseButton = ({ name, onChoose }: ChooseButtonProps) => (
  <button
    type="button"
    className={classes.choose}
    data-shortcut="x"
    aria-label={`Choose ${name}`}
    title="Choose"
    onClick={onChoose}
  >
    <IconSquare size={22} stroke={1.6} aria-hidden />
  </button>
)
