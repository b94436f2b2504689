import { act, fireEvent, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { setSession } from '#lib/api/session.ts'
import type { ChosenImage, ImageUpload } from '#lib/images/use-image-upload.ts'
import { readToasts } from '#ui/layers/toasts.ts'
import { enterTopLayer } from '#ui/layers/top-layer.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { messageAt } from '../data/conversations.factory.ts'
import { Composer } from './composer.tsx'

const signedIn = (id: string) => setSession({ id } as Parameters<typeof setSession>[0])
const message = messageAt(1, { senderId: 'mei' })
const image: ChosenImage = {
  id: 'p',
  file: new Blob(),
  previewUrl: 'blob:p',
  progress: 0.5,
  state: 'sending',
}

/** A composer with an image on its way, and how that ends. */
function withImage() {
  const ended = Promise.withResolvers<string | undefined>()
  const upload = {
    image,
    choose: vi.fn(),
    retry: vi.fn(),
    clear: vi.fn(),
    settled: vi.fn(() => ended.promise),
    failure: () => new ApiError('STORAGE_FULL', 507, { requestId: 'r-5' }),
  } satisfies ImageUpload
  const input = createRef<HTMLTextAreaElement>()
  const told = { onSend: vi.fn(), onSave: vi.fn(), onCancel: vi.fn(), onEditLast: vi.fn(), onTyping: vi.fn() }
  const composer = (editing?: typeof message, field = input) => (
    <Composer userId="mei" chatId="arun_mei" upload={upload} {...told} input={field} editing={editing} />
  )
  const { rerender, unmount } = draw(composer())
  return {
    upload,
    told,
    unmount,
    comeBack: () => draw(composer(undefined, createRef<HTMLTextAreaElement>())),
    edit: () => rerender(composer(message)),
    end: (id: string | undefined) => act(async () => ended.resolve(id)),
  }
}

/** The same once its text is typed and Send was pressed. */
function sendingImage() {
  const composer = withImage()
  type('Look')
  pressEnter()
  return composer
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const pressEnter = () => fireEvent.keyDown(field(), { key: 'Enter' })
const sent = [[{ text: 'Look', image: { id: 'p', width: 320, height: 240 } }]]

beforeEach(() => {
  signedIn('mei')
})
afterEach(() => {
  setSession(null)
})

it('takes a picture that is pasted, unless a popup stands above the chat', () => {
  const { upload } = withImage()
  const file = new File(['x'], 'shelf.png', { type: 'image/png' })
  const paste = () => fireEvent.paste(document.body, { clipboardData: { files: [file], types: ['Files'] } })
  const leave = enterTopLayer(document.createElement('dialog'))
  paste()
  expect(upload.choose).not.toHaveBeenCalled()
  leave()
  paste()
  expect(upload.choose.mock.calls).toEqual([[file]])
})

it('sends once what was there when Send was pressed: while the picture is uploaded nothing is added', async () => {
  const { told, upload, end } = sendingImage()
  pressEnter()
  expect(field().readOnly).toBe(true)
  expect(told.onSend).not.toHaveBeenCalled()
  await end('p')
  expect(told.onSend.mock.calls).toEqual(sent)
  expect(upload.clear).toHaveBeenCalledOnce()
  expect([field().value, field().readOnly]).toEqual(['', false])
})

it('leaves the focus to what attaches another once the picture is removed', () => {
  withImage()
  const remove = screen.getByRole('button', { name: 'Remove picture' })
  remove.focus()
  fireEvent.click(remove)
  expect(document.activeElement).toBe(screen.getByLabelText('Attach Image'))
})

it('keeps the text when the upload fails', async () => {
  const { told, end } = sendingImage()
  await end(undefined)
  expect(told.onSend).not.toHaveBeenCalled()
  expect([field().value, field().readOnly]).toEqual(['Look', false])
  expect(readToasts()).toEqual([])
})

it('sends it also while another message is edited, whose text it leaves alone', async () => {
  const { told, edit, end } = sendingImage()
  edit()
  expect(field().readOnly).toBe(false)
  type('At seven')
  await end('p')
  expect(told.onSend.mock.calls).toEqual(sent)
  expect(field().value).toBe('At seven')
  pressEnter()
  expect(told.onSave.mock.calls).toEqual([['At seven']])
})

it.each([
  ['sends it when the chat has been left meanwhile', 'mei', 'p', sent, []],
  [
    'says that it could not be sent',
    'mei',
    undefined,
    [],
    ['❌ Failed to upload image. Your message wasn’t sent.'],
  ],
  ['sends nothing in the name of whoever is signed in next', 'arun', 'p', [], []],
])('%s', async (_, userId, id, expected, said) => {
  const { told, upload, unmount, end } = sendingImage()
  expect(upload.settled.mock.calls).toEqual([[true]])
  unmount()
  signedIn(userId)
  await end(id)
  expect(told.onSend.mock.calls).toEqual(expected)
  expect(readToasts().map(({ message: text }) => text)).toEqual(said)
  expect(upload.clear).toHaveBeenCalledOnce()
})

it.each([
  ['is sent once', 'p', sent, ''],
  ['stays in the field where it could not be sent', undefined, [], 'Look'],
])('is shown on its way to who leaves and comes back, and %s', async (_, id, expected, left) => {
  const { told, upload, unmount, comeBack, end } = sendingImage()
  unmount()
  Object.assign(upload, { image: undefined })
  comeBack()
  expect([field().value, field().readOnly]).toEqual(['Look', true])
  pressEnter()
  await end(id)
  expect(told.onSend.mock.calls).toEqual(expected)
  expect([field().value, field().readOnly]).toEqual([left, false])
  expect(
    readToasts()
      .map(({ detail }) => detail ?? '')
      .join(''),
  ).toContain(id ? '' : 'r-5')
})

it('takes no other picture while it waits, and says so', async () => {
  const { upload, end } = sendingImage()
  const file = new File(['x'], 'shelf.png', { type: 'image/png' })
  fireEvent.paste(document.body, { clipboardData: { files: [file], types: ['Files'] } })
  expect(upload.choose).not.toHaveBeenCalled()
  expect(readToasts().map(({ message: text }) => text)).toEqual([
    'Your last picture is still on its way. Please wait until it’s sent.',
  ])
  await end('p')
})

it('takes no focus from where somebody types by then', async () => {
  const { end } = sendingImage()
  const search = document.body.appendChild(document.createElement('input'))
  search.focus()
  await end('p')
  expect(document.activeElement).toBe(search)
  search.remove()
})
