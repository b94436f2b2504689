import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSession } from '#lib/api/session.ts'
import { openReport } from '#lib/reports/reporting.ts'
import { LoadError } from '#lib/states/load-error.tsx'
import { NameList } from '#lib/states/name-list.tsx'
import { Card } from '#ui/cards/card.tsx'
import { notifySuccess } from '#ui/layers/toasts.ts'
import { useFocusReturn } from '#ui/layers/use-focus-return.ts'
import classes from './blocked-people.module.css'
import { blocksQuery, unblock } from './blocks.queries.ts'
import * as words from './blocks-words.ts'

/** Whom one has blocked, each to be taken back; nothing where that is nobody. */
export function BlockedPeople() {
  const isVerified = useSession()?.verified === true
  const query = useQuery({ ...blocksQuery, enabled: isVerified })
  const { data, error } = query
  const place = useRef<HTMLDivElement>(null)
  const names = data?.items.map(({ userId, displayName }) => ({ id: userId, name: displayName })) ?? []
  useFocusReturn(
    names.map(({ id }) => id),
    place,
  )
  if (!data && error)
    return (
      <Card>
        <LoadError title={words.blockedNotLoaded} query={query} />
      </Card>
    )
  // Also where nobody is left: who unblocked them by key goes on from here.
  return (
    <div ref={place} tabIndex={-1}>
      {names.length > 0 && <Names names={names} />}
    </div>
  )
}

const reporting = ({ id, name }: { id: string; name: string }) => (
  <Button
    variant="default"
    aria-label={words.reportOf(name)}
    onClick={() => openReport({ kind: 'person', targetId: id })}
  >
    {words.named.report}
  </Button>
)

function Names({ names }: { names: readonly { id: string; name: string }[] }) {
  return (
    <Card>
      <section aria-labelledby="blocked">
        <h2 id="blocked" className={classes.title}>
          {words.blockedPeople}
        </h2>
        <NameList
          names={names}
          word={words.unblock}
          label={words.unblockOf}
          remove={({ id }) => unblock(id)}
          onRemoved={() => notifySuccess(words.unblocked)}
          more={reporting}
        />
      </section>
    </Card>
  )
}
