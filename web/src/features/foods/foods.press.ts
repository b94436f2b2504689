import type { CallInput } from '@shelfmate/contract/api/call'
import type { foodsCalls, NameReading } from '@shelfmate/contract/foods/foods'
import { callKind } from '#lib/press/press-kinds.ts'
import * as words from './correction-words.ts'
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
    what: words.rememberWhatIs(call.input.body.name),
    failure: words.correctionNotSaved(call.input.body.name),
    typed: [],
  }),
})
