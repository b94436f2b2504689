import { Button, VisuallyHidden } from '@mantine/core'
import { isBlank } from '@shelfmate/contract/api/blank'
import type { Message } from '@shelfmate/contract/chat/chat'
import { IconCheck, IconPhotoUp, IconSend2 } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, type SubmitEvent, useLayoutEffect, useRef } from 'react'
import { describeError } from '#lib/api/errors.ts'
import { currentSession } from '#lib/api/session.ts'
import { isComposing } from '#lib/composing.ts'
import { imageTypes } from '#lib/images/image-address.ts'
import type { ImageUpload } from '#lib/images/use-image-upload.ts'
import { FileButton } from '#ui/files/file-button.tsx'
import { usePastedFile } from '#ui/files/incoming-files.ts'
import { notifyError } from '#ui/layers/toasts.ts'
import { readTopLayer } from '#ui/layers/top-layer.ts'
import { takeLostFocus } from '#ui/layers/use-focus-return.ts'
import { SteadyButton } from '#ui/steady-button.tsx'
import { excessOf, roomLeft } from '../chat-words.ts'
import { useMessageText } from '../messages/use-message-text.ts'
import classes from './composer.module.css'
import { ComposerImage } from './composer-image.tsx'
import * as words from './composer-words.ts'
import { chooseImage, useIsHanding, whileHanding } from './handing.ts'

/** Stands for the size of an image that this browser cannot show: the server tells it later. */
const unknownSize = { width: 320, height: 240 }

interface ComposerProps {
  userId: string
  chatId: string
  input: RefObject<HTMLTextAreaElement | null>
  upload: ImageUpload
  /** The message that is being edited. */
  editing: Message | undefined
  onSend: (message: Pick<Message, 'text' | 'image'>) => void
  onSave: (text: string) => void
  onCancel: () => void
  onEditLast: () => void
  onTyping: () => void
}

/** Where messages are written and edited. Enter sends, Shift and Enter break the line. */
export function Composer(props: ComposerProps) {
  const { input, upload, editing, onTyping } = props
  const { text, write, image, onSize, isReady, isAwaited, submit, cancel, onKeyDown } = useWriting(props)
  const left = roomLeft(text)
  const attach = useRef<HTMLInputElement>(null)
  const removeImage = () => {
    upload.clear()
    // The button goes, and no phone's keyboard comes up.
    attach.current?.focus()
  }
  const choose = (file: File) => chooseImage(upload, props.chatId, file)
  return (
    <form
      className={classes.composer}
      aria-label={editing ? words.editMessage : words.newMessage}
      onSubmit={submit}
    >
      {editing && <EditingBar onCancel={cancel} />}
      {image && <ComposerImage upload={upload} onSize={onSize} onRemove={removeImage} />}
      <div className={classes.line}>
        {!editing && (
          <FileButton ref={attach} className={classes.attach} accept={imageTypes} onFile={choose}>
            <IconPhotoUp size={24} stroke={1.8} aria-hidden />
            <VisuallyHidden>{words.attachImage}</VisuallyHidden>
          </FileButton>
        )}
        <textarea
          ref={input}
          className={classes.input}
          aria-label={words.message}
          placeholder={words.writeAMessage}
          rows={1}
          enterKeyHint="send"
          autoComplete="off"
          value={text}
          readOnly={isAwaited}
          aria-invalid={excessOf(text) > 0 || undefined}
          onChange={({ currentTarget: { value } }) => {
            write(value)
            if (!editing && value.trim() !== '') onTyping()
          }}
          onKeyDown={onKeyDown}
        />
        <SendButton isEditing={editing !== undefined} isReady={isReady} isAwaited={isAwaited} />
      </div>
      <p className={classes.left} role="status" data-excess={excessOf(text) > 0 || undefined}>
        {left}
      </p>
      {isAwaited && <VisuallyHidden role="status">{words.sendingAfterUpload}</VisuallyHidden>}
    </form>
  )
}

/** The text, its image, and what sends them: a press on Send, or a key. */
function useWriting(props: ComposerProps) {
  const { userId, chatId, input, upload, editing, onSave, onCancel, onEditLast } = props
  const { text, write } = useMessageText(userId, chatId, editing, useIsHanding(chatId))
  const { hand, isAwaited, onSize } = useHanding(props, text, write)
  const image = editing ? undefined : upload.image
  const isEmpty = isBlank(text) && !image
  const isReady = !isEmpty && excessOf(text) === 0 && image?.state !== 'failed'
  useFittedHeight(input, text)
  usePastedFile((file) => {
    // A popup above the chat has fields of its own.
    if (!editing && !readTopLayer()) chooseImage(upload, chatId, file)
  })

  const cancel = () => {
    write('')
    onCancel()
  }
  const send = () => {
    if (!isReady) return
    if (!editing) return hand()
    if (text.trim() === editing.text) return cancel()
    write('')
    onSave(text.trim())
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    } else if (event.key === 'Escape' && editing) cancel()
    else if (event.key === 'ArrowUp' && !editing && isEmpty && text === '') {
      event.preventDefault()
      onEditLast()
    }
  }
  const isWaiting = isAwaited && !editing
  return { text, write, image, onSize, isReady, isAwaited: isWaiting, submit, cancel, onKeyDown }
}

/**
 * Hands over what is written, with its image once that is uploaded: as it was when Send was pressed, though a message is
 * edited or the chat has been left by then.
 */
function useHanding(
  { userId, chatId, input, upload, onSend }: ComposerProps,
  text: string,
  write: (text: string) => void,
) {
  const size = useRef(unknownSize)
  const isAwaited = useIsHanding(chatId)
  const handWith = (imageId: string | undefined) => {
    onSend({ text: text.trim(), image: imageId === undefined ? null : { id: imageId, ...size.current } })
    write('')
    upload.clear()
    size.current = unknownSize
  }
  const handUploaded = async () => {
    const imageId = await upload.settled(true)
    // Somebody else may be signed in by then.
    const isOver = !input.current && currentSession()?.id !== userId
    if (imageId !== undefined && !isOver) {
      handWith(imageId)
      return takeLostFocus(input.current)
    }
    // Here its own message says why; the text stays in the field.
    if (input.current) return
    const { requestId } = describeError(upload.failure())
    upload.clear()
    if (!isOver) notifyError(`${words.imageNotUploaded} ${words.messageNotSent}`, { requestId })
  }
  return {
    hand: () => {
      if (isAwaited) return
      if (upload.image?.state === 'sending') return void whileHanding(chatId, handUploaded)
      handWith(upload.image?.id)
      input.current?.focus()
    },
    isAwaited,
    onSize: (known: typeof unknownSize) => {
      size.current = known
    },
  }
}

/** Says that an earlier message is written anew, and lets go of it. */
const EditingBar = ({ onCancel }: { onCancel: () => void }) => (
  <div className={classes.editing}>
    <p>{words.editingYourMessage}</p>
    <Button variant="subtle" color="gray" onClick={onCancel}>
      {words.cancel}
    </Button>
  </div>
)

interface SendButtonProps {
  isEditing: boolean
  isReady: boolean
  /** Pressed while the image was on its way. */
  isAwaited: boolean
}

const SendButton = ({ isEditing, isReady, isAwaited }: SendButtonProps) => (
  <SteadyButton
    type="submit"
    className={classes.send}
    disabled={!isReady}
    loading={isAwaited}
    // The focus stays in the field: a phone's keyboard would go down and up again.
    onMouseDown={(event) => event.preventDefault()}
    aria-label={isEditing ? words.save : words.send}
  >
    {isEditing ? <IconCheck size={22} aria-hidden /> : <IconSend2 size={22} aria-hidden />}
    <span className={classes.word}>{isEditing ? words.save : words.send}</span>
  </SteadyButton>
)

const fitsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')

/** The field grows with its text. */
function useFittedHeight(input: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const field = input.current
    if (!field || fitsByItself) return
    field.style.setProperty('height', 'auto')
    // Its content decides; reading `text` here tells when.
    field.style.setProperty('height', text === '' ? '' : `${field.scrollHeight + 2}px`)
  }, [input, text])
}
