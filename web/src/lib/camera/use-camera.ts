import { type RefObject, useEffect, useState } from 'react'

/** asking: the browser has not let us yet. none: there is no camera, or not over this connection. */
export type CameraState = 'asking' | 'on' | 'refused' | 'none'

export interface Camera {
  state: CameraState
  /** The light beside the lens; undefined where there is none. */
  torch: { isOn: boolean; toggle: () => void } | undefined
}

const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
}

/** What the types of browsers do not know yet. */
type WithTorch = MediaTrackCapabilities & { torch?: boolean }

/** Shows the camera behind the device in a video, for as long as the component is there. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): Camera {
  const [state, setState] = useState<CameraState>('asking')
  const [track, setTrack] = useState<MediaStreamTrack>()
  const [isLit, setLit] = useState(false)
  useEffect(() => {
    let stream: MediaStream | undefined
    let isOver = false
    const stop = () => {
      for (const each of stream?.getTracks() ?? []) each.stop()
    }
    const start = async () => {
      stream = await startCamera()
      const element = video.current
      if (isOver || !element) return stop()
      await show(element, stream)
      const [shown] = stream.getVideoTracks()
      setTrack(shown)
      setState('on')
      // Taken away by the browser or the device: its last picture would stand there as if it saw.
      shown?.addEventListener('ended', () => {
        setTrack(undefined)
        setState('none')
      })
    }
    start().catch((error: unknown) => {
      stop()
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      if (!isOver) setState(isRefused ? 'refused' : 'none')
    })
    return () => {
      isOver = true
      stop()
    }
  }, [video])
  const toggle = () => {
    const light: object = { torch: !isLit }
    // A light that cannot be switched stays as it is.
    void track?.applyConstraints({ advanced: [light] }).then(
      () => setLit(!isLit),
      () => undefined,
    )
  }
  return { state, torch: hasTorch(track) ? { isOn: isLit, toggle } : undefined }
}

async function show(video: HTMLVideoElement, stream: MediaStream): Promise<void> {
  video.srcObject = stream
  await video.play()
}

function startCamera(): Promise<MediaStream> {
  // Browsers leave it out where the page came over plain HTTP.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices }
  return mediaDevices ? mediaDevices.getUserMedia(wanted) : Promise.reject(new Error('no cameras here'))
}

function hasTorch(track: MediaStreamTrack | undefined): boolean {
  // Firefox does not tell.
  if (!track || !('getCapabilities' in track)) return false
  const can: WithTorch = track.getCapabilities()
  return can.torch === true
}
