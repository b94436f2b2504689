import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { ApiError } from '#lib/api-error.ts'
import { describeError } from '#lib/errors.ts'
import { errorOf, type OutboxEntry } from '#lib/outbox/outbox-entry.ts'
import { loadKind, setKinds } from '#lib/outbox/outbox-kinds.ts'
import { startSending } from '#lib/outbox/outbox-sender.ts'
import { notifyError } from '#ui/toasts.ts'

/** Sends what the user did here before, on whatever screen, and tells what the server refuses. */
export function useOutboxSending(userId: string | undefined, onShow: () => void): void {
  const router = useRouter()
  const show = useEffectEvent(onShow)
  useEffect(() => {
    if (!userId) return
    setKinds({
      pantry: {
        load: async () => (await import('#features/pantry/pantry.outbox.ts')).pantryKind,
        reopen: async ({ id, payload, refusal }) => {
          await router.navigate({ to: '/pantry' })
          const { reopenForm } = await import('#features/pantry/pantry-form-state.ts')
          reopenForm(id, payload, errorOf(refusal))
        },
      },
      chat: { load: async () => (await import('#features/chat/chat.outbox.ts')).chatKind },
    })
    return startSending(userId, (entry, error, given) => void tellRefused({ entry, error, given, show }))
  }, [userId, router])
}

interface Refused {
  entry: OutboxEntry
  error: ApiError
  /** What could not be done without it. */
  given: readonly OutboxEntry[]
  show: () => void
}

/** Nothing is lost: all of it stays in the queue, which the toast opens. */
async function tellRefused({ entry, error, given, show }: Refused): Promise<void> {
  const failure = await loadKind(entry.kind).then(
    (kind) => kind.words(entry.payload).failure,
    () => 'A change was not accepted.',
  )
  const others =
    given.length === 0
      ? ''
      : ` ${given.length === 1 ? '1 later change needed it and waits' : `${given.length} later changes needed it and wait`} with it.`
  notifyError(`${failure} ${describeError(error).message}${others}`, {
    requestId: error.requestId,
    action: { label: 'Show', run: show },
  })
}
