import type { requestsCalls } from '@shelfmate/contract/requests/requests'
import type { CallOf } from '#lib/press/press-kinds.ts'
import type { Press } from '#lib/press/press-machine.ts'
import { payloadsOf, usePresses } from '#lib/press/press-store.ts'

type Calls = typeof requestsCalls

/** What was pressed about a request, as it waits on the device. */
export interface RequestPress {
  call: CallOf<Calls, 'ask' | 'act' | 'restore'>
  /** The food's name. */
  name: string
}

const isRequest = ({ kind }: Press) => kind === 'request'

/** What was pressed here and is not confirmed yet. */
export const usePendingRequests = (): RequestPress[] =>
  payloadsOf<RequestPress>(usePresses().filter(isRequest), 'request')
