import { fireEvent, screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { draw } from '../testing/draw.factory.tsx'
import { ImagePicker } from './image-picker.tsx'

const photo = new File(['x'], 'rice.jpg', { type: 'image/jpeg' })
const note = new File(['x'], 'note.txt', { type: 'text/plain' })

function picker(props: Partial<ComponentProps<typeof ImagePicker>> = {}, isHeld = false) {
  const onFile = vi.fn()
  draw(
    <div inert={isHeld}>
      <ImagePicker label="Add a Photo" accept="image/png" camera="environment" onFile={onFile} {...props}>
        <i />
      </ImagePicker>
    </div>,
  )
  return onFile
}

function paste(file: File, types: string[]) {
  const event = new Event('paste', { cancelable: true })
  Object.assign(event, { clipboardData: { files: [file], types } })
  fireEvent(document, event)
  return event.defaultPrevented
}

it.each([
  ['Add a Photo', null, 'image/png'],
  ['Take a Photo', 'environment', 'image/*'],
])('%s opens a dialog for pictures', (label, camera, accept) => {
  const onFile = picker()
  const input = screen.getByLabelText<HTMLInputElement>(label)
  expect([input.getAttribute('capture'), input.accept]).toEqual([camera, accept])
  fireEvent.change(input, { target: { files: [photo] } })
  expect(onFile.mock.calls).toEqual([[photo]])
})

it('is called what its place calls it', () => {
  picker({ name: 'Photo' })
  expect(screen.getByRole('region', { name: 'Photo' })).toBeDefined()
})

it('takes what is dropped on it, whatever that is, and lets go of what is no file', () => {
  const onFile = picker()
  const area = screen.getByRole('region', { name: 'Picture' })
  fireEvent.drop(area, { dataTransfer: { files: [], types: ['text/plain'] } })
  fireEvent.dragOver(area, { dataTransfer: { types: ['text/plain'] } })
  expect(area.dataset['hovered']).toBeUndefined()
  fireEvent.dragOver(area, { dataTransfer: { types: ['Files'] } })
  expect(area.dataset['hovered']).toBe('true')
  fireEvent.drop(area, { dataTransfer: { files: [note], types: ['Files'] } })
  expect(area.dataset['hovered']).toBeUndefined()
  expect(onFile.mock.calls).toEqual([[note]])
})

it.each([
  ['a picture', photo, ['Files'], true],
  ['a picture of text, which is text first', photo, ['Files', 'text/plain'], false],
  ['another file', note, ['Files'], false],
])('pasted: %s', (_, file, types, isTaken) => {
  const onFile = picker()
  expect(paste(file, types)).toBe(isTaken)
  expect(onFile).toHaveBeenCalledTimes(isTaken ? 1 : 0)
})

it.each([
  [undefined, 'Or drop one here, or paste it.', false],
  [0.4, 'Uploading… 40%', true],
  [1, 'Almost done…', true],
])('at %s of the upload it says how far that is', (progress, said, isBusy) => {
  picker({ progress })
  expect(screen.getByText(said)).toBeDefined()
  const bar = screen.queryByRole('progressbar', { name: 'Upload' })
  expect(bar?.getAttribute('value')).toBe(isBusy ? String((progress ?? 0) * 100) : undefined)
  expect(screen.getByRole('region').firstElementChild?.getAttribute('aria-busy')).toBe(String(isBusy))
})

it('calls it what its form calls it', () => {
  picker({ onRemove: vi.fn(), removeLabel: 'Remove photo' })
  expect(screen.getByRole('button', { name: 'Remove photo' })).toBeDefined()
})

it('offers to remove a picture that there is', () => {
  picker()
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull()
  const onRemove = vi.fn()
  picker({ onRemove })
  fireEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
  expect(onRemove).toHaveBeenCalledOnce()
})

/** A form's picture, with so many to remove one after the other. */
function Pictures({ count }: { count: number }) {
  const [left, setLeft] = useState(count)
  return (
    <ImagePicker
      label="Add a Photo"
      accept="image/png"
      camera="environment"
      onFile={vi.fn()}
      onRemove={left > 0 ? () => setLeft(left - 1) : undefined}
    >
      <i />
    </ImagePicker>
  )
}

it('keeps the focus once the picture is removed: on the button while there is another, else where it was', () => {
  draw(<Pictures count={2} />)
  const remove = screen.getByRole('button', { name: 'Remove picture' })
  remove.focus()
  fireEvent.click(remove)
  expect(document.activeElement).toBe(remove)
  fireEvent.click(remove)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Picture' }))
})

it('takes nothing that is pasted while its form is being sent', () => {
  const onFile = picker({}, true)
  paste(photo, ['Files'])
  expect(onFile).not.toHaveBeenCalled()
})
