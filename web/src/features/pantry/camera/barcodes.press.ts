import type { CallAddresses, CallInput } from '@shelfmate/contract/api/call'
import type { barcodesCalls } from '@shelfmate/contract/barcodes/barcodes'
import { callKind, type PressWords } from '#lib/press/press-kinds.ts'
import * as words from './camera-words.ts'

/** The contract's calls without their schemas; their types hold every address to the contract's. */
const addresses = {
  learnNames: 'PUT /barcodes/names',
} as const satisfies CallAddresses<Pick<typeof barcodesCalls, 'learnNames'>>

/** What products are called, as it waits on the device: saying it again changes nothing. */
export interface BarcodesPress {
  call: { name: 'learnNames'; input: CallInput<typeof barcodesCalls.learnNames> }
}

const said = ({ call }: BarcodesPress) => call.input.body.names.map(({ name }) => name)

/** How it waits, and what became of it when it was refused. */
export function barcodesWords(payload: BarcodesPress): PressWords {
  const names = said(payload).join(', ')
  return {
    what: words.rememberBarcode(names),
    failure: words.barcodeNotRemembered(names),
    typed: [],
  }
}

/** Nothing shows these names: the next scan asks for them. */
export const barcodesKind = callKind<BarcodesPress, null>({
  addresses,
  receive: () => undefined,
  refresh: () => Promise.resolve(),
  words: barcodesWords,
})
