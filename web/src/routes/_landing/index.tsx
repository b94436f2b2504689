import { createFileRoute } from '@tanstack/react-router'
import { redirectSignedIn } from '#lib/api/session.ts'

export const Route = createFileRoute('/_landing/')({ beforeLoad: redirectSignedIn })
