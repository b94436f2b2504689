import { useRouter } from '@tanstack/react-router'
import { notifySuccess } from '#ui/layers/toasts.ts'

/** Returns what says that something is done, and goes on to an address in place of this screen. */
export function useGoingOn(): (said: string, address: string) => void {
  const { history } = useRouter()
  return (said, address) => {
    notifySuccess(said)
    history.replace(address)
  }
}
