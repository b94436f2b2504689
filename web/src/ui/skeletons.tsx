import { VisuallyHidden } from '@mantine/core'
import type { CSSProperties } from 'react'
import classes from './skeletons.module.css'

interface SkeletonsProps {
  /** What is being loaded, for a screen reader: 'Loading your pantry…'. */
  label: string
  count?: number
}

/** A grid of cards about to appear. `height` is the card's, in px, so that nothing jumps. */
export function SkeletonCards({ label, count = 6, height = 180 }: SkeletonsProps & { height?: number }) {
  return <Shimmering label={label} className={classes.cards} items={count} style={{ height }} />
}

/** Lines of text about to appear. */
export function SkeletonLines({ label, count = 3 }: SkeletonsProps) {
  return <Shimmering label={label} className={classes.lines} items={count} />
}

interface ShimmeringProps {
  label: string
  className: string | undefined
  items: number
  style?: CSSProperties
}

function Shimmering({ label, className, items, style }: ShimmeringProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={className} aria-hidden>
        {Array.from({ length: items }, (_, index) => (
          <div key={index} className={classes.shape} style={style} />
        ))}
      </div>
    </div>
  )
}
