import { useRef } from 'react'
import { dismissToast } from '#ui/layers/toasts.ts'
import { notifyFailure } from './notify-failure.ts'

/**
 * What a mutation is given so that a message over the screen says why it failed. It goes when the same is tried again: beside the
 * words that it worked by then, it would contradict them.
 */
export function useToldFailure(tell: (error: unknown) => number = notifyFailure) {
  const told = useRef<number>(undefined)
  return {
    onMutate: () => {
      if (told.current !== undefined) dismissToast(told.current)
    },
    onError: (error: unknown) => {
      told.current = tell(error)
    },
  }
}
