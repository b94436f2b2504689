import { createFileRoute } from '@tanstack/react-router'
import { SignedInLayout } from '#app/signed-in-layout.tsx'
import { requireSession } from '#lib/api/session.ts'

export const Route = createFileRoute('/_app')({
  beforeLoad: async (asked) => {
    const signedIn = await requireSession(asked)
    // Beside the frame, which is on its way as well: the first thing that is drawn is what was seen last.
    const { restoreQueries } = await import('#lib/device/persisted-queries.ts')
    await restoreQueries(signedIn.user.id)
    return signedIn
  },
  component: SignedInLayout,
})
