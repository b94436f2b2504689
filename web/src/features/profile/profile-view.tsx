import type { Profile } from '@shelfmate/contract/profile/profile'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isApiError } from '#lib/api/api-error.ts'
import { useDataAge } from '#lib/live/data-age.ts'
import { LoadError } from '#lib/states/load-error.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { SkeletonCards } from '#ui/states/skeletons.tsx'
import { profileQuery } from './profile.queries.ts'
import classes from './profile-details.module.css'
import { ProfileDetails } from './profile-details.tsx'
import * as words from './profile-words.ts'

interface ProfileViewProps {
  userId: string
  named: boolean
  /** Stands above 'User not found.'. */
  illustration?: ReactNode
  /** What can be done from here, once somebody is there. */
  actions?: ReactNode
}

/** The profile of a user: on its way, there, not there, not to be had, or not before one's own address is confirmed. */
export function ProfileView({ userId, named, illustration, actions }: ProfileViewProps) {
  const query = useQuery(profileQuery(userId))
  useDataAge(query.dataUpdatedAt)
  if (query.data)
    return (
      <>
        <ProfileDetails profile={query.data} named={named} />
        {actions && <div className={classes.actions}>{actions}</div>}
      </>
    )
  if (!query.error) return <SkeletonCards label={words.loadingTheProfile} count={1} height={420} />
  if (isNobody(query)) return <EmptyState illustration={illustration} text={words.userNotFound} />
  if (isApiError(query.error, 'UNVERIFIED'))
    return (
      <EmptyState illustration={illustration} text={words.confirmFirst}>
        <LinkButton to="/home">{words.enterTheCode}</LinkButton>
      </EmptyState>
    )
  return <LoadError title={words.theProfileCouldNotBe} query={query} />
}

/** An address that names nobody, or that is no user's address at all. */
const isNobody = ({ error }: UseQueryResult<Profile>) =>
  isApiError(error, 'NOT_FOUND') || isApiError(error, 'VALIDATION_FAILED')
