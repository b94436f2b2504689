import { IconShieldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#lib/api/session.ts'
import { Card } from '#ui/cards/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import classes from './steward.module.css'
import { stewardshipQuery } from './steward.queries.ts'
import * as words from './steward-words.ts'

/** The way to the reports, for stewards. */
export function StewardLink() {
  const isVerified = useSession()?.verified === true
  const { data } = useQuery({ ...stewardshipQuery, enabled: isVerified })
  if (!data) return null
  const { dorms } = data
  return (
    <Card>
      <p className={classes.steward}>{words.stewardOfDorms(dorms)}</p>
      <LinkButton to="/steward" variant="light" leftSection={<IconShieldCheck size={20} aria-hidden />}>
        {words.reportsToDecide}
      </LinkButton>
    </Card>
  )
}
