import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { useWaitingPresses } from '#lib/press/press-store.ts'
import { Popup } from '#ui/layers/popup.tsx'
import { SteadyButton } from '#ui/steady-button.tsx'
import { useLogout } from '../auth.mutations.ts'
import * as words from '../auth-words.ts'
import classes from './logout-button.module.css'

/** Signs out and leaves for the landing page; asks first when that would lose what was not sent. */
export function LogoutButton() {
  const logout = useLogout()
  const waiting = useWaitingPresses()
  const unsent = waiting.length
  const refused = waiting.filter(({ refusal }) => refusal).length
  const [isAsking, setAsking] = useState(false)
  // All of it has gone out meanwhile: there is nothing to ask about.
  if (isAsking && unsent === 0) setAsking(false)
  const run = () => {
    setAsking(false)
    logout.mutate()
  }
  return (
    <>
      <SteadyButton
        variant="default"
        leftSection={<IconLogout size={20} aria-hidden />}
        loading={logout.isPending}
        onClick={() => (unsent > 0 ? setAsking(true) : run())}
      >
        {words.logout}
      </SteadyButton>
      <Popup title={words.unsentChanges(unsent)} opened={isAsking} onClose={() => setAsking(false)}>
        <p className={classes.text}>{words.logoutRemoves(unsent, refused, navigator.onLine)}</p>
        <div className={classes.actions}>
          <Button data-autofocus onClick={() => setAsking(false)}>
            {words.stay}
          </Button>
          <Button variant="default" onClick={run}>
            {words.logOutAnyway}
          </Button>
        </div>
      </Popup>
    </>
  )
}
