import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { describeError } from '#lib/api/errors.ts'
import { usePresses } from '#lib/press/press-store.ts'
import { Popup } from '#ui/layers/popup.tsx'
import { notifyError } from '#ui/layers/toasts.ts'
import { useLogout } from './auth.mutations.ts'
import classes from './logout-button.module.css'

/** Signs out and leaves for the landing page; asks first when that would lose what was not sent. */
export function LogoutButton() {
  const logout = useLogout()
  const unsent = usePresses().length
  const [isAsking, setAsking] = useState(false)
  const run = () => {
    setAsking(false)
    logout.mutate(undefined, {
      onError: (error) => {
        const { message, requestId } = describeError(error)
        notifyError(`You’re still logged in. ${message}`, { requestId, retry: run })
      },
    })
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconLogout size={20} aria-hidden />}
        loading={logout.isPending}
        onClick={() => (unsent > 0 ? setAsking(true) : run())}
      >
        Logout
      </Button>
      <Popup title={unsentWords(unsent)} opened={isAsking} onClose={() => setAsking(false)}>
        <p className={classes.text}>
          Logging out removes them from this device. Stay logged in, and they’ll be sent when you’re back
          online.
        </p>
        <div className={classes.actions}>
          <Button data-autofocus onClick={() => setAsking(false)}>
            Stay
          </Button>
          <Button variant="default" onClick={run}>
            Log out anyway
          </Button>
        </div>
      </Popup>
    </>
  )
}

const unsentWords = (count: number) =>
  count === 1 ? 'You have 1 change that hasn’t been sent' : `You have ${count} changes that haven’t been sent`
