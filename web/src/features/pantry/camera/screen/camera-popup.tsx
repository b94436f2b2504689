import { Button } from '@mantine/core'
import type { CalendarDate } from '@shelfmate/contract/pantry/expiry'
import { useRef } from 'react'
import { CameraView } from '#lib/camera/camera-view.tsx'
import { useCamera } from '#lib/camera/use-camera.ts'
import { Popup } from '#ui/layers/popup.tsx'
import { useOwnPlaces } from '../../place/place-choices.ts'
import { showReview } from '../../review/review-state.ts'
import { cameraWords } from '../camera-words.ts'
import { useScan } from '../use-scan.ts'
import classes from './camera.module.css'
import { NumberForm } from './number-form.tsx'
import { ScanControls } from './scan-controls.tsx'
import { ScannedList } from './scanned-list.tsx'

const widthPx = 560

interface CameraPopupProps {
  today: CalendarDate
  onClose: () => void
}

/** Scans many things in a row; what was scanned is looked through in the review table. */
export function CameraPopup({ today, onClose }: CameraPopupProps) {
  const video = useRef<HTMLVideoElement>(null)
  const camera = useCamera(video)
  const isLive = camera.state === 'on'
  const scan = useScan({ video, isLive, today, places: useOwnPlaces(), onReviewed: onClose })
  const { items } = scan
  const finish = () => {
    showReview(true)
    onClose()
  }
  return (
    <Popup title={cameraWords.title} opened onClose={items.length > 0 ? finish : onClose} width={widthPx}>
      <div className={classes.camera}>
        <CameraView
          video={video}
          state={camera.state}
          shape={scan.mode === 'receipt' ? 'tall' : 'wide'}
          words={cameraWords}
        />
        <ScanControls scan={scan} camera={camera} />
        <ScannedList items={items} onChange={scan.change} />
        <NumberForm onCode={scan.addCode} />
        {scan.mode !== 'model' && <p className={classes.note}>{cameraWords.private}</p>}
        {items.length > 0 && (
          <div className={classes.done}>
            <Button onClick={finish}>{cameraWords.done(items.length)}</Button>
          </div>
        )}
      </div>
    </Popup>
  )
}
