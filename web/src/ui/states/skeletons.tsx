import { VisuallyHidden } from '@mantine/core'
import classes from './skeletons.module.css'

interface SkeletonCardsProps {
  /** What is being loaded, for a screen reader: 'Loading your pantry…'. */
  label: string
  count?: number
  /** Height of one card in px: that of the real one, so that nothing jumps. */
  height?: number
}

/** A grid of cards about to appear. */
export function SkeletonCards({ label, count = 6, height = 180 }: SkeletonCardsProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={classes.cards} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={classes.card} style={{ height }} />
        ))}
      </div>
    </div>
  )
}
