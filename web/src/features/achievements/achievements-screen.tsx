import { useQuery } from '@tanstack/react-query'
import { useDataAge } from '#lib/live/data-age.ts'
import { LoadError } from '#lib/states/load-error.tsx'
import { ScreenHeader } from '#ui/frame/screen-header.tsx'
import { SkeletonCards } from '#ui/states/skeletons.tsx'
import { achievementsQuery, useAchievementsLive, useStreak } from './achievements.queries.ts'
import classes from './achievements-screen.module.css'
import * as words from './achievements-words.ts'
import { BadgeGroups } from './badge-groups.tsx'
import { BadgePopup } from './badge-popup.tsx'
import { Leaderboard } from './leaderboard.tsx'
import { StreakLine } from './streak-line.tsx'

interface AchievementsScreenProps {
  /** A collector's name was pressed. */
  onPerson: (userId: string) => void
  /** The badge whose details are open. */
  badge: string | undefined
  onBadge: (name: string | undefined) => void
}

/** Facts, no blame (D41). */
const thrownAwayLine = (count: number) => words.thrownAwayLately(count)

/** Streak, badges and the leaderboard. */
export function AchievementsScreen({ onPerson, badge: opened, onBadge }: AchievementsScreenProps) {
  useAchievementsLive()
  const query = useQuery(achievementsQuery)
  const { data, error } = query
  const streak = useStreak()
  useDataAge(query.dataUpdatedAt)
  return (
    <>
      <ScreenHeader title={words.achievementsAndProgress} subtitle={words.everyItemCounts} />
      {data && (
        <div className={classes.screen}>
          <div>
            {streak && <StreakLine {...streak} />}
            {data.thrownAway > 0 && <p className={classes.thrown}>{thrownAwayLine(data.thrownAway)}</p>}
          </div>
          <div className={classes.badges}>
            <BadgeGroups badges={data.badges} onOpen={({ name }) => onBadge(name)} />
          </div>
          <Leaderboard onPerson={onPerson} />
          <BadgePopup
            badge={data.badges.find((badge) => badge.name === opened)}
            onClose={() => onBadge(undefined)}
          />
        </div>
      )}
      {error && !data && <LoadError title={words.achievementsNotLoaded} query={query} />}
      {!data && !error && <SkeletonCards label={words.loadingYourAchievements} />}
    </>
  )
}
