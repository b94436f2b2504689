import { useEffect } from 'react'
import { queryClient } from '#lib/api/query-client.ts'
import { onEvent } from '#lib/realtime.ts'
import { notifySuccess } from '#ui/layers/toasts.ts'
import * as words from './report-words.ts'
import { changedEvent } from './reports.addresses.ts'

/** Says that a steward has decided something that concerns one. */
export function useReportsLive(): void {
  useEffect(
    () =>
      onEvent(changedEvent, () => {
        notifySuccess(words.stewardDecided)
        void queryClient.invalidateQueries({ queryKey: ['reports'] })
      }),
    [],
  )
}
