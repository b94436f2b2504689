import type { BadgeProgress } from '@shelfmate/contract/achievements/achievements'
import { formatMoment } from '#lib/dates.ts'
import { Popup } from '#ui/layers/popup.tsx'
import * as words from './achievements-words.ts'
import { BadgeArt } from './badge-art.tsx'
import classes from './badge-popup.module.css'
import { ProgressBar } from './progress-bar.tsx'

interface BadgePopupProps {
  badge: BadgeProgress | undefined
  onClose: () => void
}

/** A badge's details: its medal, what it asks for, and how far it has come. */
export function BadgePopup({ badge, onClose }: BadgePopupProps) {
  return (
    <Popup title={badge?.name ?? ''} opened={badge !== undefined} onClose={onClose}>
      {badge && (
        <div className={classes.details}>
          <BadgeArt name={badge.name} locked={badge.unlockedAt === null} />
          <p>{badge.description}</p>
          <ProgressBar
            label={words.progressOf(badge.name)}
            value={badge.unlockedAt === null ? badge.progress : badge.require}
            max={badge.require}
          />
          {badge.unlockedAt !== null && (
            <p className={classes.unlocked}>{words.unlockedOn(formatMoment(new Date(badge.unlockedAt)))}</p>
          )}
        </div>
      )}
    </Popup>
  )
}
