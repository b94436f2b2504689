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
      {words.pushSwitches
        .filter(({ name }) => name !== 'messageText' || push.messages)
        .map(({ name, label, note }) => (
          <Switch
            key={name}
            label={label}
            note={note}
            checked={push[name]}
            onChange={(isOn) => change({ [name]: isOn })}
          />
        ))}
      <fieldset className={classes.quiet}>
        <legend>{words.quietHours}</legend>
        {words.quietTimes.map(({ name, label }) => (
          <TimeField
            key={name}
            label={label}
            value={push[name]}
            onChange={(time) => change({ [name]: time })}
          />
        ))}
        <p className={classes.note}>
          {push.quietFrom === push.quietUntil ? words.noQuietHours : words.afterQuietHours}
        </p>
      </fieldset>
    </div>
  )
}
