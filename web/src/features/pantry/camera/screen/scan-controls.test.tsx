import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Camera } from '#lib/camera/use-camera.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import type { Scan } from '../use-scan.ts'
import { ScanControls } from './scan-controls.tsx'

it('leaves the focus on the button while its picture is read, and takes no other picture', () => {
  const takePicture = vi.fn<() => void>()
  // What only other parts ask of them is left out.
  const scan = { mode: 'date', items: [], isReading: true, takePicture } as unknown as Scan
  const camera = { state: 'on' } as Camera
  drawScreen(<ScanControls scan={scan} camera={camera} />, () => ({}))
  const button = screen.getByRole('button', { name: 'Read the date' })
  expect([button.matches(':disabled'), button.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  fireEvent.click(button)
  expect(takePicture).not.toHaveBeenCalled()
})
