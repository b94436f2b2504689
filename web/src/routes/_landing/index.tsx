import { createFileRoute } from '@tanstack/react-router'
import { redirectSignedIn } from '#lib/session.ts'

export const Route = createFileRoute('/_landing/')({ beforeLoad: redirectSignedIn })
