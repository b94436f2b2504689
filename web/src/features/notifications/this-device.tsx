import { Button } from '@mantine/core'
import type { NotificationSettings } from '@shelfmate/contract/notifications/notifications'
import { IconBell, IconBellOff, IconSend } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import * as words from './notifications-words.ts'
import { PushChoicesForm } from './push-choices-form.tsx'
import classes from './this-device.module.css'
import { type DeviceState, useDeviceActions, useDeviceState } from './use-device.ts'

/** Notices on the device in the user's hand: asked for by a press alone, and what they may tell once they are on. */
export function ThisDevice({ settings }: { settings: NotificationSettings }) {
  const state = useDeviceState(settings)
  const text = useFocusWhenBlocked(state)
  return (
    <section className={classes.section} aria-labelledby="this-device">
      <h2 id="this-device" className={classes.title}>
        {words.onThisDevice}
      </h2>
      <p ref={text} tabIndex={-1} className={classes.text} role="status">
        {stateTexts[state]}
      </p>
      <Actions state={state} />
      {state === 'on' && <PushChoicesForm push={settings.push} />}
    </section>
  )
}

/** The pressed button goes with the answer 'Block': who used the keyboard goes on from what explains it. */
function useFocusWhenBlocked(state: DeviceState) {
  const text = useRef<HTMLParagraphElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (state === 'denied' && before.current === 'off') text.current?.focus()
    before.current = state
  }, [state])
  return text
}

const stateTexts: Record<DeviceState, string> = {
  looking: words.checkingThisDevice,
  unsupported: globalThis.isSecureContext ? words.pushUnsupported : words.pushNeedsHttps,
  denied: words.pushBlocked,
  off: words.pushOffer,
  on: words.notificationsAreOn,
}

/** One element whatever the state, so that the focus stays on the button that was pressed. */
function Actions({ state }: { state: DeviceState }) {
  const { switchOn, switchOff, test } = useDeviceActions()
  if (state !== 'on' && state !== 'off') return null
  const isOn = state === 'on'
  const isPending = switchOn.isPending || switchOff.isPending
  const flip = isOn ? switchOff : switchOn
  const Icon = isOn ? IconBellOff : IconBell
  return (
    <div className={classes.actions}>
      <Button
        variant={isOn ? 'default' : 'filled'}
        leftSection={<Icon size={20} aria-hidden />}
        aria-busy={isPending}
        // Not switched off meanwhile: that would take the focus away.
        onClick={() => isPending || flip.mutate()}
      >
        {isPending ? words.oneMoment : isOn ? words.turnOffNotifications : words.turnOnNotifications}
      </Button>
      {isOn && (
        <Button
          variant="default"
          leftSection={<IconSend size={20} aria-hidden />}
          aria-busy={test.isPending}
          onClick={() => test.isPending || test.mutate()}
        >
          {words.sendATestNotification}
        </Button>
      )}
    </div>
  )
}
