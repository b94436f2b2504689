import classes from './progress-bar.module.css'

interface ProgressBarProps {
  label: string
  value: number
  max: number
}

const full = 100

/** How far a badge has come, as a bar with its numbers. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return (
    <div className={classes.progress}>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
      >
        <div className={classes.done} style={{ width: `${(value / max) * full}%` }} />
      </div>
      <span className={classes.numbers}>
        {value} / {max}
      </span>
    </div>
  )
}
