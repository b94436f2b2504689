import type { PushChoices } from '@shelfmate/contract/notifications/notifications'
import { Switch } from '#ui/fields/switch.tsx'
import { choose } from './notifications.queries.ts'
import * as words from './notifications-words.ts'
import classes from './push-choices-form.module.css'
import { TimeField } from './time-field.tsx'

/** What notices tell, and when they keep quiet: for all devices of the user, each taking effect at once. */
export function PushChoicesForm({ push }: { push: PushChoices }) {
  const change = (part: Partial<PushChoices>) => void choose({ push: part })
  return (
    <div className={classes.choices}>
      <Switch
        label={words.expiringFood}
        note={words.inTheMorning}
        checked={push.expiry}
        onChange={(expiry) => change({ expiry })}
      />
      <Switch
        label={words.newMessages}
        note={words.whoWrote}
        checked={push.messages}
        onChange={(messages) => change({ messages })}
      />
      {push.messages && (
        <Switch
          label={words.showTexts}
          note={words.anyoneCanRead}
          checked={push.messageText}
          onChange={(messageText) => change({ messageText })}
        />
      )}
      <Switch
        label={words.foodToRescue}
        note={words.foodToRescueNote}
        checked={push.rescue}
        onChange={(rescue) => change({ rescue })}
      />
      <fieldset className={classes.quiet}>
        <legend>{words.quietHours}</legend>
        <TimeField
          label={words.from}
          value={push.quietFrom}
          onChange={(quietFrom) => change({ quietFrom })}
        />
        <TimeField
          label={words.until}
          value={push.quietUntil}
          onChange={(quietUntil) => change({ quietUntil })}
        />
        <p className={classes.note}>
          {push.quietFrom === push.quietUntil ? words.noQuietHours : words.afterQuietHours}
        </p>
      </fieldset>
    </div>
  )
}
