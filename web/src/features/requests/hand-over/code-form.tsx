import { TextInput } from '@mantine/core'
import type { FoodRequest } from '@shelfmate/contract/requests/requests'
import { IconQrcode } from '@tabler/icons-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { type ApiErrorCode, isApiError } from '#lib/api/api-error.ts'
import { describeError } from '#lib/api/errors.ts'
import { lazyOnRender, lazyPopup } from '#lib/lazy/lazy-part.ts'
import { SteadyButton } from '#ui/steady-button.tsx'
import classes from '../request-card.module.css'
import { actOn } from '../requests.press.ts'
import * as words from './scan-words.ts'
import { scanWords } from './scan-words.ts'

const ScanPopup = lazyPopup(async () => (await import('./scan-popup.tsx')).ScanPopup)

const KeptReader = lazyOnRender(async () => (await import('./kept-reader.tsx')).KeptReader)

const codePattern = '[0-9]{4}'
const codeLength = 4
/** Refusals of a code, which its field tells. */
const ofCode: readonly ApiErrorCode[] = ['HANDOVER_CODE_WRONG', 'HANDOVER_PAUSED']

interface CodeFormProps {
  request: FoodRequest
  /** Something pressed here is on its way. */
  isPending: boolean
}

/** The giver types or scans what the taker shows. */
export function CodeForm({ request, isPending }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const [isScanning, setScanning] = useState(false)
  const name = request.partner.displayName
  const tellRefusal = (failure: unknown) => {
    const input = field.current
    if (!input || !isApiError(failure) || !ofCode.includes(failure.code)) throw failure
    setError(describeError(failure).message)
    callBack(input)
  }
  const handOver = (shown: string) => {
    actOn(request, { action: 'enterCode', code: shown }, (done) => done.catch(tellRefusal))
    type('')
    setScanning(false)
  }
  const type = (text: string) => {
    setCode(text)
    setError(undefined)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    handOver(code)
  }
  return (
    <>
      <form className={classes.buttons} onSubmit={submit}>
        <TextInput
          ref={field}
          error={error}
          errorProps={{ role: 'alert' }}
          label={words.codeOf(name)}
          inputMode="numeric"
          autoComplete="off"
          required
          withAsterisk={false}
          pattern={codePattern}
          maxLength={codeLength}
          value={code}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <SteadyButton type="submit" disabled={isPending || code.length < codeLength}>
          {words.withCode}
        </SteadyButton>
        <SteadyButton
          variant="light"
          disabled={isPending}
          leftSection={<IconQrcode size={20} aria-hidden />}
          aria-label={scanWords.of(request.foodName, name)}
          onClick={() => setScanning(true)}
        >
          {scanWords.scan}
        </SteadyButton>
      </form>
      <KeptReader />
      {isScanning && <ScanPopup request={request} onCode={handOver} onClose={() => setScanning(false)} />}
    </>
  )
}

/** Gives a field the focus again, unless somebody has gone on elsewhere. */
function callBack(input: HTMLInputElement): void {
  const { activeElement } = document
  if (input.form?.contains(activeElement) || activeElement?.contains(input)) input.focus()
}
