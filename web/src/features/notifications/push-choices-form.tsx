import type { PushChoices } from '@shelfmate/contract/notifications/notifications'
import { Switch } from '#ui/fields/switch.tsx'
import { choose } from './notifications.queries.ts'
import classes from './push-choices-form.module.css'
import { TimeField } from './time-field.tsx'

/** What notices tell, and when they keep quiet: for all devices of the user, each taking effect at once. */
export function PushChoicesForm({ push }: { push: PushChoices }) {
  const change = (part: Partial<PushChoices>) => void choose({ push: part })
  return (
    <div className={classes.choices}>
      <Switch
        label="Expiring food"
        note="In the morning, before it’s too late."
        checked={push.expiry}
        onChange={(expiry) => change({ expiry })}
      />
      <Switch
        label="New messages"
        note="Who wrote to you while you were away."
        checked={push.messages}
        onChange={(messages) => change({ messages })}
      />
      {push.messages && (
        <Switch
          label="Show the text of messages"
          note="Anyone who sees your screen can read it."
          checked={push.messageText}
          onChange={(messageText) => change({ messageText })}
        />
      )}
      <Switch
        label="Food to rescue in my dorm"
        note="What neighbours offer, best eaten within two days. Never what you told us you can’t eat."
        checked={push.rescue}
        onChange={(rescue) => change({ rescue })}
      />
      <fieldset className={classes.quiet}>
        <legend>Quiet hours</legend>
        <TimeField label="From" value={push.quietFrom} onChange={(quietFrom) => change({ quietFrom })} />
        <TimeField label="Until" value={push.quietUntil} onChange={(quietUntil) => change({ quietUntil })} />
        <p className={classes.note}>
          {push.quietFrom === push.quietUntil
            ? 'Both are the same, so there are no quiet hours.'
            : 'You’ll hear about food when they end. Messages wait in your chats.'}
        </p>
      </fieldset>
    </div>
  )
}
