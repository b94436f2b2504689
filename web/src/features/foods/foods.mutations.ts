import type { CorrectionBody } from '@shelfmate/contract/foods/foods'
import { press } from '#lib/press/press.ts'
import { runExplained } from '#lib/press/press-toasts.ts'
import * as words from './correction-words.ts'
import type { CorrectionPress } from './foods.press.ts'

/** Says what a name means, from now on; it waits for the connection where there is none. */
export function correctName(body: CorrectionBody): void {
  const payload: CorrectionPress = { call: { name: 'correct', input: { body } } }
  runExplained({
    failure: words.correctionNotSaved(body.name),
    begin: () => press({ kind: 'correction', payload, lane: 'correction' }).done,
    retry: () => correctName(body),
  })
}
