import type { ReactNode } from 'react'
import { ink } from './palette.ts'

/** What every drawing accepts: its size comes from CSS through `className`. */
export interface ArtProps {
  className?: string | undefined
  /** Says what is drawn, for the rare place where no text beside it does; without it the drawing is hidden. */
  label?: string | undefined
}

interface FrameProps extends ArtProps {
  width: number
  height: number
  children: ReactNode
}

/** The canvas of every drawing: one line weight, round caps, hidden from assistive technology. */
export function Art({ width, height, className, label, children }: FrameProps) {
  return (
    <svg
      className={className ? `art ${className}` : 'art'}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke={ink}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  )
}
