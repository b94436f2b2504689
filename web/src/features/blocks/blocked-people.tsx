import { Button } from '@mantine/core'
import type { Blocked } from '@shelfmate/contract/people/blocks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSession } from '#lib/api/session.ts'
import { tellFailure } from '#lib/api/tell-failure.ts'
import { Card } from '#ui/cards/card.tsx'
import { notifySuccess } from '#ui/layers/toasts.ts'
import classes from './blocked-people.module.css'
import { blocksQuery, unblock } from './blocks.queries.ts'
import * as words from './blocks-words.ts'

/** Whom one has blocked, each to be taken back; nothing where that is nobody. */
export function BlockedPeople() {
  const isVerified = useSession()?.verified === true
  const { data } = useQuery({ ...blocksQuery, enabled: isVerified })
  if (!data || data.items.length === 0) return null
  return (
    <Card>
      <section aria-labelledby="blocked">
        <h2 id="blocked" className={classes.title}>
          {words.blockedPeople}
        </h2>
        <ul className={classes.people}>
          {data.items.map((person) => (
            <BlockedRow key={person.userId} person={person} />
          ))}
        </ul>
      </section>
    </Card>
  )
}

function BlockedRow({ person: { userId, displayName } }: { person: Blocked }) {
  const unblocking = useMutation({
    mutationFn: () => unblock(userId),
    onSuccess: () => notifySuccess(words.unblocked),
    onError: tellFailure,
  })
  return (
    <li>
      <bdi>{displayName}</bdi>
      <Button
        variant="default"
        loading={unblocking.isPending}
        aria-label={words.unblockOf(displayName)}
        onClick={() => unblocking.mutate()}
      >
        {words.unblock}
      </Button>
    </li>
  )
}
