import type { CallInput } from '@shelfmate/contract/api/call'
import type { foodsCalls, NameReading } from '@shelfmate/contract/foods/foods'
import { callKind } from '#lib/press/press-kinds.ts'
import { addresses } from './foods.addresses.ts'
import { receiveName, refreshNames } from './foods.queries.ts'

/** What a name means, as it waits on the device: saying it again changes nothing. */
export interface CorrectionPress {
  call: { name: 'correct'; input: CallInput<typeof foodsCalls.correct> }
}

export const correctionKind = callKind<CorrectionPress, NameReading>({
  addresses,
  receive: receiveName,
  refresh: refreshNames,
  words: ({ call }) => ({
    what: `Remember what ${call.input.body.name} is`,
    failure: `What ${call.input.body.name} is could not be saved.`,
    typed: [],
  }),
})
