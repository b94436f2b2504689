import type { RefObject } from 'react'
import { cameraWords } from '../camera-words.ts'
import type { CameraState } from '../device/use-camera.ts'
import type { ScanMode } from '../use-scan.ts'
import classes from './camera.module.css'

interface CameraViewProps {
  video: RefObject<HTMLVideoElement | null>
  state: CameraState
  mode: ScanMode
}

/** What the camera sees, or why nothing is seen. */
export function CameraView({ video, state, mode }: CameraViewProps) {
  return (
    <>
      <div className={classes.view} hidden={state !== 'on'} data-mode={mode}>
        <video ref={video} className={classes.video} muted playsInline aria-hidden />
        <div className={classes.frame} />
      </div>
      {state === 'asking' && <p className={classes.hint}>{cameraWords.asking}</p>}
      {(state === 'refused' || state === 'none') && <p className={classes.hint}>{cameraWords[state]}</p>}
    </>
  )
}
