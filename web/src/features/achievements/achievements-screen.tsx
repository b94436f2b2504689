import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAge } from '#lib/as-of.ts'
import { describeError } from '#lib/errors.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { ScreenHeader } from '#ui/screen-header.tsx'
import { SkeletonCards } from '#ui/skeletons.tsx'
import { achievementsQuery, useAchievementsLive } from './achievements.queries.ts'
import classes from './achievements-screen.module.css'
import { BadgeGroups } from './badge-groups.tsx'
import { BadgePopup } from './badge-popup.tsx'
import { Leaderboard } from './leaderboard.tsx'
import { StreakLine } from './streak-line.tsx'

interface AchievementsScreenProps {
  /** A collector's name was pressed. */
  onPerson: (userId: string) => void
}

/** Streak, badges and the leaderboard. */
export function AchievementsScreen({ onPerson }: AchievementsScreenProps) {
  useAchievementsLive()
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(achievementsQuery)
  useAge(dataUpdatedAt)
  const [opened, setOpened] = useState<string>()
  const failure = error && !data && describeError(error)
  return (
    <>
      <ScreenHeader title="Achievements & Progress" subtitle="Every item that does not go to waste counts." />
      {data && (
        <div className={classes.screen}>
          <StreakLine {...data.streak} />
          <div className={classes.badges}>
            <BadgeGroups badges={data.badges} onOpen={(badge) => setOpened(badge.name)} />
          </div>
          <Leaderboard onPerson={onPerson} />
          <BadgePopup
            badge={data.badges.find((badge) => badge.name === opened)}
            onClose={() => setOpened(undefined)}
          />
        </div>
      )}
      {failure && (
        <ErrorState
          title="Your achievements could not be loaded."
          message={failure.message}
          requestId={failure.requestId}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !failure && <SkeletonCards label="Loading your achievements…" />}
    </>
  )
}
