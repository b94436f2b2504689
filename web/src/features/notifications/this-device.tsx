import { Button } from '@mantine/core'
import { productName } from '@shelfmate/contract/api/product'
import type { NotificationSettings } from '@shelfmate/contract/notifications/notifications'
import { IconBell, IconBellOff, IconSend } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
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
        On this device
      </h2>
      <p ref={text} tabIndex={-1} className={classes.text} role="status">
        {words[state]}
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

const words: Record<DeviceState, string> = {
  looking: 'Checking this device…',
  unsupported: globalThis.isSecureContext
    ? `This browser can’t show notifications. On an iPhone or iPad, add ${productName} to the home screen and open it from there.`
    : `Notifications need an address that starts with https://. Whoever runs ${productName} here can give it one.`,
  denied: `Notifications are blocked for ${productName} in this browser. To allow them, open the site settings beside the address, set Notifications to Allow, and come back here.`,
  off: `Hear about expiring food and new messages, even while ${productName} is closed.`,
  on: 'Notifications are on.',
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
        {isPending ? 'One moment…' : isOn ? 'Turn off notifications' : 'Turn on notifications'}
      </Button>
      {isOn && (
        <Button
          variant="default"
          leftSection={<IconSend size={20} aria-hidden />}
          aria-busy={test.isPending}
          onClick={() => test.isPending || test.mutate()}
        >
          Send a test notification
        </Button>
      )}
    </div>
  )
}
