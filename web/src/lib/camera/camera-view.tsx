import type { RefObject } from 'react'
import classes from './camera-view.module.css'
import type { CameraState } from './use-camera.ts'

interface CameraViewProps {
  video: RefObject<HTMLVideoElement | null>
  state: CameraState
  /** The shape of the frame that shows where to hold things. */
  shape: 'wide' | 'tall' | 'square'
  /** What is said while nothing is seen. */
  words: Readonly<Record<Exclude<CameraState, 'on'>, string>>
}

/** What the camera sees, or why nothing is seen. */
export function CameraView({ video, state, shape, words }: CameraViewProps) {
  return (
    <>
      <div className={classes.view} hidden={state !== 'on'} data-shape={shape}>
        <video ref={video} className={classes.video} muted playsInline aria-hidden />
        <div className={classes.frame} />
      </div>
      {state !== 'on' && <p className={classes.hint}>{words[state]}</p>}
    </>
  )
}
