import { IconShieldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#lib/api/session.ts'
import { Card } from '#ui/cards/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import classes from './steward.module.css'
import { stewardshipQuery } from './steward.queries.ts'

/** The way to the reports, for stewards. */
export function StewardLink() {
  const isVerified = useSession()?.verified === true
  const { data } = useQuery({ ...stewardshipQuery, enabled: isVerified })
  if (!data) return null
  const { dorms } = data
  return (
    <Card>
      <p className={classes.steward}>
        You are a steward of {dorms.length === 0 ? 'the campus' : dorms.join(', ')}.
      </p>
      <LinkButton to="/steward" variant="light" leftSection={<IconShieldCheck size={20} aria-hidden />}>
        Reports to decide
      </LinkButton>
    </Card>
  )
}
