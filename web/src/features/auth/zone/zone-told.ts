import { authCalls } from '@shelfmate/contract/account/auth'
import { useEffect } from 'react'
import { send } from '#lib/api/api-client.ts'
import { useSession } from '#lib/api/session.ts'
import { browserTimeZone } from '#lib/dates.ts'
import { noteName, readNote, writeNote } from '#lib/device/device-notes.ts'

/** Tells the server when this device has come into another zone since the login, which told the first one (D6). */
export function useZoneTold(): void {
  const userId = useSession()?.id
  useEffect(() => {
    if (userId === undefined) return
    const tell = () => void tellZone(userId)
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [userId])
}

/** By what this device told last, and not by what the server knows: two devices whose zones differ would move the account to and fro. */
async function tellZone(userId: string): Promise<void> {
  if (document.hidden) return
  const [note, timeZone] = [noteName(userId, 'zone'), browserTimeZone()]
  const told = readNote(note)
  if (timeZone === undefined || timeZone === told) return
  try {
    if (told !== null) await send(authCalls.moveTimeZone, { body: { timeZone } })
    writeNote(note, timeZone)
  } catch {
    // It is told when the page is next looked at.
  }
}
