import type { Profile } from '@shelfmate/contract/profile/profile'
import { imageAddress } from '#lib/images/image-address.ts'
import { Avatar } from '#ui/avatar.tsx'
import classes from './profile-details.module.css'
import * as words from './profile-words.ts'

const avatarSize = 128
const notProvided = words.notProvided

interface ProfileDetailsProps {
  profile: Profile
  /** Whether the name is shown here; a popup shows it as its title. */
  named: boolean
}

/** What a user tells of themselves, to read. */
export function ProfileDetails({ profile, named }: ProfileDetailsProps) {
  const { displayName, age, dorm, preferences, allergies, photoId } = profile
  const details = [
    [words.age, age === null ? '' : String(age)],
    [words.dorm, dorm],
    [words.preferences, preferences],
    [words.allergies, allergies],
  ] as const
  return (
    <div className={classes.profile}>
      <div className={classes.head}>
        <Avatar
          name={displayName}
          // The whole image: a thumbnail would be coarse at this size on a sharp screen.
          src={photoId === null ? undefined : imageAddress(photoId, 'full')}
          size={avatarSize}
          alt={words.pictureOf(displayName)}
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
