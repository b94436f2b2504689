import type { Collector } from '@shelfmate/contract/achievements/achievements'
import { useQuery } from '@tanstack/react-query'
import { useDataAge } from '#lib/live/data-age.ts'
import { LoadError } from '#lib/states/load-error.tsx'
import { SkeletonCards } from '#ui/states/skeletons.tsx'
import { leaderboardQuery } from './achievements.queries.ts'
import * as words from './achievements-words.ts'
import classes from './leaderboard.module.css'

interface LeaderboardProps {
  /** A name was pressed: show that person's profile. */
  onPerson: (userId: string) => void
}

const listHeight = 300

/** The five with the most badges; of equals the earlier one stands first (D20). */
export function Leaderboard({ onPerson }: LeaderboardProps) {
  const query = useQuery(leaderboardQuery)
  const { data, error } = query
  useDataAge(query.dataUpdatedAt)
  return (
    <section className={classes.board} aria-labelledby="leaderboard">
      <h2 id="leaderboard">{words.top5BadgeCollectors}</h2>
      {data && <Collectors collectors={data.items} onPerson={onPerson} />}
      {error && !data && <LoadError title={words.leaderboardNotLoaded} query={query} />}
      {!data && !error && <SkeletonCards label={words.loadingTheLeaderboard} count={1} height={listHeight} />}
    </section>
  )
}

function Collectors({ collectors, onPerson }: LeaderboardProps & { collectors: readonly Collector[] }) {
  if (collectors.length === 0) return <p className={classes.empty}>{words.nobodyHasBadge}</p>
  return (
    <ol className={classes.people}>
      {collectors.map(({ userId, displayName, badgeCount }, place) => (
        <li key={userId ?? place}>
          <span className={classes.place}>{place + 1}</span>
          {userId === null ? (
            <span className={classes.name}>{displayName}</span>
          ) : (
            <button type="button" className={classes.name} onClick={() => onPerson(userId)}>
              <bdi>{displayName}</bdi>
            </button>
          )}
          <span className={classes.count}>{words.badges(badgeCount)}</span>
        </li>
      ))}
    </ol>
  )
}
