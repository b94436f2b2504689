import { useState } from 'react'

interface Tried {
  error: unknown
  isPending: boolean
}

/** Why something failed when it was last tried, also while it is tried again: Retry stays where it was pressed, with the focus. */
export function useFailure({ error, isPending }: Tried): unknown {
  const [failure, setFailure] = useState(error)
  if (!isPending && failure !== error) setFailure(error)
  return failure
}
