import type { FoodRequest } from '@shelfmate/contract/requests/requests'
import { useRef } from 'react'
import { CameraView } from '#lib/camera/camera-view.tsx'
import { useCamera } from '#lib/camera/use-camera.ts'
import { useLiveCodes } from '#lib/camera/use-live-codes.ts'
import { FileButton } from '#ui/files/file-button.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import classes from './hand-over.module.css'
import { scanWords } from './scan-words.ts'
import { useCodeScan } from './use-code-scan.ts'

interface ScanPopupProps {
  request: FoodRequest
  onCode: (code: string) => void
  onClose: () => void
}

/** The giver's camera reads what the taker shows, on this device. */
export function ScanPopup({ request, onCode, onClose }: ScanPopupProps) {
  const video = useRef<HTMLVideoElement>(null)
  const camera = useCamera(video)
  const scan = useCodeScan(request.id, onCode)
  useLiveCodes(video, {
    read: scan.read,
    isOn: camera.state === 'on',
    onSeen: scan.see,
    onFailed: scan.fail,
  })
  const name = request.partner.displayName
  return (
    <Popup title={scanWords.title(name)} opened onClose={onClose}>
      <div className={classes.scan}>
        <CameraView video={video} state={camera.state} shape="square" words={scanWords.camera} />
        {camera.state === 'on' && <p className={classes.note}>{scanWords.hint(name)}</p>}
        <p role="status" className={classes.said}>
          {scan.said}
        </p>
        <FileButton className={classes.file} accept="image/*" onFile={(file) => void scan.readFile(file)}>
          {scanWords.file}
        </FileButton>
        <p className={classes.note}>{scanWords.private}</p>
      </div>
    </Popup>
  )
}
