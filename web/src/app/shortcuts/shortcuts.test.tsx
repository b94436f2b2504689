import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { Shortcuts } from './shortcuts-part.tsx'

const press = (key: string) => fireEvent.keyDown(document.body, { key })
const list = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })

it('shows its list no more to who logs in after it was open', async () => {
  const signedIn = drawScreen(<Shortcuts />, () => ({}))
  press('?')
  await expect.poll(list).not.toBeNull()
  signedIn.unmount()
  drawScreen(<Shortcuts />, () => ({}))
  expect(list()).toBeNull()
})

/** A page that was just loaded, with something that answers to `n`, and the profile's button. */
async function openPage(onAdd: () => void) {
  vi.resetModules()
  const [{ Shortcuts: Anew }, { ShortcutsButton }] = await Promise.all([
    import('./shortcuts-part.tsx'),
    import('./shortcuts-button.tsx'),
  ])
  return drawScreen(
    <>
      <button type="button" data-shortcut="n" onClick={onAdd}>
        Add
      </button>
      <ShortcutsButton />
      <Anew />
    </>,
    () => ({}),
  )
}

const openList = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
  await expect.poll(list).not.toBeNull()
}
const toggle = async () => {
  fireEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expect.poll(list).toBeNull()
}

it('does nothing by single keys where that was switched off on the device, until it is switched on again', async () => {
  const add = vi.fn()
  onTestFinished(() => void vi.resetModules())
  const page = await openPage(add)
  press('n')
  expect(add).toHaveBeenCalledTimes(1)
  press('?')
  await expect.poll(list).not.toBeNull()
  await toggle()
  for (const key of ['n', 'g', '?']) expect(press(key)).toBe(true)
  expect([add.mock.calls.length, list()]).toEqual([1, null])

  page.unmount()
  await openPage(add)
  press('n')
  expect(add).toHaveBeenCalledTimes(1)
  await openList()
  await toggle()
  press('n')
  expect(add).toHaveBeenCalledTimes(2)
})

describe('a field that goes away under who types', () => {
  const add = vi.fn()
  const elsewhere = () => screen.getByRole('button', { name: 'Add' })
  beforeEach(async () => {
    add.mockClear()
    onTestFinished(() => void vi.resetModules())
    await openPage(add)
  })

  /** Types into a field, presses more keys in it, and has it removed. */
  function typeInGone(...more: readonly string[]) {
    const field = document.createElement('textarea')
    document.body.append(field)
    for (const key of ['S', 'o', ...more]) fireEvent.keyDown(field, { key })
    field.remove()
  }

  it('makes no commands of the rest of the sentence, whatever has the focus by then', () => {
    typeInGone()
    press('n')
    fireEvent.keyDown(elsewhere(), { key: 'n' })
    expect(add).not.toHaveBeenCalled()
  })

  it.each([
    ['presses elsewhere', () => fireEvent.pointerDown(elsewhere())],
    ['goes elsewhere by Tab', () => press('Tab')],
    ['goes to the page before', () => fireEvent.popState(window)],
  ])('takes commands again once one %s', (_, turn) => {
    typeInGone()
    turn()
    press('n')
    expect(add).toHaveBeenCalledOnce()
  })

  it.each(['Enter', 'Escape'])('takes commands at once where %s ended it', (key) => {
    typeInGone(key)
    press('n')
    expect(add).toHaveBeenCalledOnce()
  })

  it('takes commands at once where the field is left and stays', () => {
    const field = document.createElement('textarea')
    document.body.append(field)
    fireEvent.keyDown(field, { key: 'S' })
    press('n')
    field.remove()
    expect(add).toHaveBeenCalledOnce()
  })
})
