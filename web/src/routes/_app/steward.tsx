import { createFileRoute } from '@tanstack/react-router'
import { PosterLink } from '#features/exchange/poster/poster-link.tsx'
import { StewardScreen } from '#features/reports/steward/steward-screen.tsx'
import * as words from './-screen-words.ts'

export const Route = createFileRoute('/_app/steward')({
  staticData: { title: words.reports },
  component: StewardRoute,
})

function StewardRoute() {
  return <StewardScreen poster={<PosterLink />} />
}
