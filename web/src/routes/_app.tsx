import { createFileRoute } from '@tanstack/react-router'
import { SignedInLayout } from '#app/signed-in-layout.tsx'
import { requireSession } from '#lib/session.ts'

export const Route = createFileRoute('/_app')({ beforeLoad: requireSession, component: SignedInLayout })
