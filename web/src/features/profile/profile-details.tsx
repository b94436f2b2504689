import type { Profile } from '@shelfmate/contract/profile/profile'
import { imageAddress } from '#lib/images/images.ts'
import { Avatar } from '#ui/avatar.tsx'
import classes from './profile-details.module.css'

const photoSize = 128
const notProvided = 'Not provided'

interface ProfileDetailsProps {
  profile: Profile
  /** Whether the name is shown here; a popup shows it as its title. */
  named: boolean
}

/** What a user tells of themselves, to read. */
export function ProfileDetails({ profile, named }: ProfileDetailsProps) {
  const { displayName, age, dorm, preferences, allergies, photoId } = profile
  const details = [
    ['Age', age === null ? '' : String(age)],
    ['Dorm', dorm],
    ['Preferences', preferences],
    ['Allergies', allergies],
  ] as const
  return (
    <div className={classes.profile}>
      <div className={classes.head}>
        <Avatar
          name={displayName}
          // The whole picture: a thumbnail would be coarse at this size on a sharp screen.
          src={photoId === null ? undefined : imageAddress(photoId, 'full')}
          size={photoSize}
          alt={`Picture of ${displayName}`}
        />
        {named && <h2 className={classes.name}>{displayName}</h2>}
      </div>
      <dl className={classes.details}>
        {details.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd data-empty={text === '' || undefined}>{text || notProvided}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
