import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { describeError } from '#lib/errors.ts'
import { notifyError } from '#ui/toasts.ts'
import { useLogout } from './auth.mutations.ts'

/** Signs out and leaves for the landing page. */
export function LogoutButton() {
  const logout = useLogout()
  const run = () =>
    logout.mutate(undefined, {
      onError: (error) => {
        const { message, requestId } = describeError(error)
        notifyError(`You are still logged in. ${message}`, { requestId, retry: run })
      },
    })
  return (
    <Button
      variant="default"
      leftSection={<IconLogout size={20} aria-hidden />}
      loading={logout.isPending}
      onClick={run}
    >
      Logout
    </Button>
  )
}
