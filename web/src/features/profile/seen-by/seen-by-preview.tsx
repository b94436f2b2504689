import { Button } from '@mantine/core'
import type { Profile } from '@shelfmate/contract/profile/profile'
import { asksForHandOver, visibleProfile } from '@shelfmate/contract/profile/profile-visibility'
import type { SeenBy } from '@shelfmate/contract/profile/seen-by'
import { useState } from 'react'
import { type ProfileValues, toBody } from '../form/profile-values.ts'
import { ProfileDetails } from '../profile-details.tsx'
import classes from './seen-by.module.css'
import { previewWords } from './seen-by-words.ts'

interface SeenByPreviewProps {
  profile: Profile
  /** As they stand in the form, saved or not. */
  values: ProfileValues
}

/** A profile as others read it, before it is saved: once for all where all see the same. */
export function SeenByPreview({ profile, values }: SeenByPreviewProps) {
  const [isOpen, setOpen] = useState(false)
  const views = viewsOf({ ...profile, ...toBody(values) }, values.seenBy)
  return (
    <div className={classes.preview}>
      <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? previewWords.close : previewWords.open}
      </Button>
      {isOpen && (
        <div className={classes.views}>
          {views.map(({ title, shown }) => (
            <section key={title} aria-label={title} className={classes.view}>
              <p className={classes.title}>{title}</p>
              <ProfileDetails profile={shown} named />
            </section>
          ))}
        </div>
      )}
    </div>
  )
}

function viewsOf(profile: Profile, seenBy: SeenBy) {
  const strangers = visibleProfile(profile, seenBy, false)
  if (!asksForHandOver(seenBy)) return [{ title: previewWords.all, shown: strangers }]
  return [
    { title: previewWords.strangers, shown: strangers },
    { title: previewWords.neighbours, shown: visibleProfile(profile, seenBy, true) },
  ]
}
