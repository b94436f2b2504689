import { useEffect } from 'react'
import { currentSession } from '#lib/api/session.ts'
import { readAgain } from '#lib/live/read-again.ts'
import { isConnected, listenLive } from '#lib/realtime.ts'
import { dismissToast, notifyOffer } from '#ui/layers/toasts.ts'
import * as words from './report-words.ts'
import { changedEvent } from './reports.addresses.ts'

const refresh = () => void readAgain({ queryKey: ['reports'] })

let said = 0

/** It waits until it is read; another decision says no more. */
function tell(): void {
  dismissToast(said)
  const gotIt = { label: words.gotIt, run: () => undefined }
  said = notifyOffer(words.stewardDecided, gotIt, currentSession()?.id)
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
