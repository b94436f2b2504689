import type { BadgeProgress } from '@shelfmate/contract/achievements/achievements'
import { type BadgeGroup, badgeGroup } from '@shelfmate/contract/achievements/badges'
import * as words from './achievements-words.ts'
import { BadgeArt } from './badge-art.tsx'
import classes from './badge-groups.module.css'
import { ProgressBar } from './progress-bar.tsx'

interface BadgeGroupsProps {
  badges: readonly BadgeProgress[]
  onOpen: (badge: BadgeProgress) => void
}

/** `id` names the heading: an id with a blank in it would be two. */
const groups: readonly { name: BadgeGroup; id: string; empty: string }[] = [
  { name: words.unlocked, id: 'badges-unlocked', empty: words.logFirstItem },
  { name: words.inProgress, id: 'badges-in-progress', empty: words.nothingInProgress },
  { name: words.notStarted, id: 'badges-not-started', empty: words.youveStartedEveryBadge },
]

/** The badges under Unlocked, In Progress and Not Started; each opens its details. */
export function BadgeGroups({ badges, onOpen }: BadgeGroupsProps) {
  const byGroup = Map.groupBy(badges, (badge) => badgeGroup(badge.progress, badge.unlockedAt !== null))
  return groups.map(({ name, id, empty }) => (
    <section key={name} className={classes.group} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {byGroup.has(name) ? (
        <ul className={classes.badges}>
          {byGroup.get(name)?.map((badge) => (
            <li key={badge.name}>
              <button type="button" className={classes.badge} onClick={() => onOpen(badge)}>
                <BadgeArt name={badge.name} locked={badge.unlockedAt === null} />
                <span>{badge.name}</span>
              </button>
              {name === 'In Progress' && (
                <ProgressBar label={badge.name} value={badge.progress} max={badge.require} />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.empty}>{empty}</p>
      )}
    </section>
  ))
}
