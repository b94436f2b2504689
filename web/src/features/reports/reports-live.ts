import { useEffect } from 'react'
import { readAgain } from '#lib/live/read-again.ts'
import { isConnected, listenLive } from '#lib/realtime.ts'
import { notifySuccess } from '#ui/layers/toasts.ts'
import * as words from './report-words.ts'
import { changedEvent } from './reports.addresses.ts'

const refresh = () => void readAgain({ queryKey: ['reports'] })

function tell(): void {
  notifySuccess(words.stewardDecided)
  refresh()
}

/** Says that a steward has decided something that concerns one. */
export function useReportsLive(): void {
  useEffect(() => {
    // This part comes after the screen: nobody listened before.
    if (isConnected()) refresh()
    return listenLive(refresh, [changedEvent, tell])
  }, [])
}
