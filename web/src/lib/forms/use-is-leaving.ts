import { useRouter } from '@tanstack/react-router'

/**
 * Tells whether the user is already on the way to another screen: what this one does late, such as writing a search into its
 * address, must not call them back.
 */
export function useIsLeaving(): () => boolean {
  const router = useRouter()
  return () => {
    const { resolvedLocation } = router.state
    return resolvedLocation !== undefined && resolvedLocation.pathname !== router.latestLocation.pathname
  }
}
