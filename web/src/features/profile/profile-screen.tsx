import { useQuery } from '@tanstack/react-query'
import { useDataAge } from '#lib/live/data-age.ts'
import { useAwaitsRefetch } from '#lib/live/use-awaits-refetch.ts'
import { LoadError } from '#lib/states/load-error.tsx'
import { Card } from '#ui/cards/card.tsx'
import { ScreenHeader } from '#ui/frame/screen-header.tsx'
import { SkeletonCards } from '#ui/states/skeletons.tsx'
import { ProfileForm } from './form/profile-form.tsx'
import { useUnsavedProfile } from './profile.operations.ts'
import { ownProfileQuery } from './profile.queries.ts'
import * as words from './profile-words.ts'

interface ProfileScreenProps {
  onSaved: () => void
  onCancel: () => void
}

/** One's own profile, to edit. */
export function ProfileScreen({ onSaved, onCancel }: ProfileScreenProps) {
  const query = useQuery(ownProfileQuery)
  useDataAge(query.dataUpdatedAt)
  const awaitsRefetch = useAwaitsRefetch(query)
  const unsaved = useUnsavedProfile()
  return (
    <>
      <ScreenHeader title={words.editProfile} subtitle={words.profileSubtitle} />
      <Card>
        {query.data && !awaitsRefetch ? (
          <ProfileForm
            profile={{ ...query.data, ...unsaved?.body, seenBy: unsaved?.body.seenBy ?? query.data.seenBy }}
            refusal={unsaved?.refusal}
            onSaved={onSaved}
            onCancel={onCancel}
          />
        ) : query.error ? (
          <LoadError title={words.profileNotLoaded} query={query} />
        ) : (
          <SkeletonCards label={words.loadingYourProfile} count={1} height={1200} />
        )}
      </Card>
    </>
  )
}
