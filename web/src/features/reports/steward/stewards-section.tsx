import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadError } from '#lib/states/load-error.tsx'
import { NameStewardPopup } from './name-steward-popup.tsx'
import classes from './steward.module.css'
import * as words from './steward-words.ts'
import { stewardsQuery } from './stewards.queries.ts'

/** Who the stewards are, and naming another one: for stewards of the campus. */
export function StewardsSection() {
  const query = useQuery(stewardsQuery)
  const [isNaming, setNaming] = useState(false)
  if (query.error && !query.data) return <LoadError title={words.stewardsNotLoaded} query={query} />
  return (
    <section className={classes.stewards} aria-labelledby="stewards">
      <h2 id="stewards" className={classes.title}>
        {words.stewards}
      </h2>
      <ul className={classes.past}>
        {query.data?.items.map(({ userId, displayName, dorm }) => (
          <li key={`${userId} ${dorm}`}>
            {displayName}, {dorm || words.wholeCampus}
          </li>
        ))}
      </ul>
      <Button
        variant="light"
        leftSection={<IconUserPlus size={20} aria-hidden />}
        onClick={() => setNaming(true)}
      >
        {words.addASteward}
      </Button>
      {isNaming && <NameStewardPopup onClose={() => setNaming(false)} />}
    </section>
  )
}
