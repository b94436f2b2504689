import { Button, TextInput } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import type { RecipeDraft } from '@shelfmate/contract/recipe-book/importing/draft'
import { draftOfPasted } from '@shelfmate/contract/recipe-book/importing/pasted'
import type { ownRecipeCalls } from '@shelfmate/contract/recipe-book/own-recipes'
import { IconFileUpload, IconPencil } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { sendTo } from '#lib/api/api-client.ts'
import { isApiError } from '#lib/api/api-error.ts'
import { describeError } from '#lib/api/errors.ts'
import { useKeptText } from '#lib/forms/use-kept-text.ts'
import { FormAlert } from '#ui/fields/form-alert.tsx'
import { LongTextField } from '#ui/fields/long-text-field.tsx'
import { FileButton } from '#ui/files/file-button.tsx'
import { SteadyButton } from '#ui/steady-button.tsx'
import { addresses } from '../../data/recipes.addresses.ts'
import { closeImporting, openOwnForm } from '../own-form-state.ts'
import { ownTexts } from '../own-words.ts'
import classes from './import.module.css'

interface ImportWaysProps {
  onImport: (drafts: readonly RecipeDraft[], onSave?: () => void) => void
}

/** The four ways, the quickest first. */
export function ImportWays({ onImport }: ImportWaysProps) {
  const [failure, setFailure] = useState<Failure>()
  const isGone = useIsGone()
  const take: ImportWaysProps['onImport'] = (...imported) => {
    if (!isGone.current) onImport(...imported)
  }
  const taking = { onImport: take, onFailure: setFailure }
  return (
    <div className={classes.ways}>
      {failure && <FormAlert message={failure.message} requestId={failure.requestId} />}
      <Button
        variant="light"
        data-autofocus
        leftSection={<IconPencil size={20} aria-hidden />}
        onClick={() => {
          closeImporting()
          openOwnForm()
        }}
      >
        {ownTexts.write}
      </Button>
      <FromPage {...taking} />
      <FromText {...taking} />
      <FromFile {...taking} />
    </div>
  )
}

/** Whether they were closed meanwhile: an answer that comes then would take the place of what somebody does now. */
function useIsGone() {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return isGone
}

interface Failure {
  message: string
  requestId?: string | undefined
}

interface WayProps extends ImportWaysProps {
  onFailure: (failure: Failure | undefined) => void
}

function FromPage({ onImport, onFailure }: WayProps) {
  const [address, setAddress] = useState('')
  const [isReading, setReading] = useState(false)
  const read = async (event: FormEvent) => {
    event.preventDefault()
    onFailure(undefined)
    setReading(true)
    try {
      const body = { address: withScheme(address.trim()) }
      const { recipes } = await sendTo<typeof ownRecipeCalls.readPage>(addresses.readPage, { body })
      onImport(recipes)
    } catch (error) {
      onFailure(isApiError(error, 'OFFLINE') ? { message: ownTexts.offlinePage } : describeError(error))
    } finally {
      setReading(false)
    }
  }
  return (
    <form className={classes.way} onSubmit={(event) => void read(event)} noValidate>
      <TextInput
        label={ownTexts.address}
        description={ownTexts.addressNote}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={limits.recipeAddressLength}
        value={address}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      <SteadyButton type="submit" variant="default" loading={isReading} disabled={address.trim() === ''}>
        {ownTexts.readPage}
      </SteadyButton>
    </form>
  )
}

/** What one types of an address begins with the name of its site. */
const withScheme = (address: string) => (/^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`)

function FromText({ onImport, onFailure }: WayProps) {
  const [text, setText] = useKeptText('recipe')
  const split = (event: FormEvent) => {
    event.preventDefault()
    const draft = draftOfPasted(text)
    onFailure(draft ? undefined : { message: ownTexts.nothingPasted })
    if (!draft) return
    // Until it is saved, its text stands nowhere else.
    onImport([draft], () => setText(''))
  }
  return (
    <form className={classes.way} onSubmit={split} noValidate>
      <LongTextField
        label={ownTexts.paste}
        description={ownTexts.pasteNote}
        rows={4}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={text.trim() === ''}>
        {ownTexts.splitUp}
      </Button>
    </form>
  )
}

function FromFile({ onImport, onFailure }: WayProps) {
  const read = async (file: File) => {
    onFailure(undefined)
    try {
      const { recipesInFile } = await import('./recipe-files.ts')
      onImport(await recipesInFile(file))
    } catch (error) {
      const isOurs = error instanceof Error && error.name === 'FileError'
      onFailure({ message: isOurs ? error.message : ownTexts.fileUnread })
    }
  }
  return (
    <div className={classes.way}>
      <FileButton
        className={classes.file}
        accept=".json,.zip,application/json,application/zip"
        onFile={(file) => void read(file)}
      >
        <IconFileUpload size={20} aria-hidden /> {ownTexts.file}
      </FileButton>
      <p className={classes.note}>{ownTexts.fileNote}</p>
    </div>
  )
}
