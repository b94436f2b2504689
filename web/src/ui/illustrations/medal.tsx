import type { ReactNode } from 'react'
import { Art, type ArtProps } from './art.tsx'
import { amber, disc, leaf, line } from './palette.ts'

/** What every badge accepts: `locked` withdraws the colours and adds a padlock. */
export interface BadgeProps extends ArtProps {
  locked?: boolean | undefined
}

interface MedalProps extends BadgeProps {
  /** Colour of the ribbon: one for each kind of achievement. */
  ribbon?: string
  children: ReactNode
}

const rosette =
  'M60 7A10 10 0 0 1 77.8 11.1 10 10 0 0 1 92.1 22.4 10 10 0 0 1 100 38.9 10 10 0 0 1 100 57.1 10 10 0 0 1 92.1 73.6 10 10 0 0 1 77.8 84.9 10 10 0 0 1 60 89 10 10 0 0 1 42.2 84.9 10 10 0 0 1 27.9 73.6 10 10 0 0 1 20 57.1 10 10 0 0 1 20 38.9 10 10 0 0 1 27.9 22.4 10 10 0 0 1 42.2 11.1 10 10 0 0 1 60 7z'

/** The shape all medals share; the motif stands around (60, 48), its foot at y = 72. */
export function Medal({ locked, ribbon = leaf, className = '', children, ...props }: MedalProps) {
  return (
    <Art width={120} height={120} className={locked ? `art-locked ${className}` : className} {...props}>
      <path d="M34 78l-12 34 14-4 8 10 14-36zM86 78l12 34-14-4-8 10-14-36z" fill={ribbon} />
      <path d={rosette} fill={amber} />
      <circle cx="60" cy="48" r="34" fill={disc} />
      {children}
      {locked && (
        <>
          <path d="M54 100v-5a6 6 0 0 1 12 0v5" stroke={line} />
          <rect x="50" y="99" width="20" height="15" rx="4" fill={line} stroke="none" />
        </>
      )}
    </Art>
  )
}
