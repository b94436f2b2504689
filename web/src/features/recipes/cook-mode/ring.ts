const beeps = [0, 0.4, 0.8]
const beepSeconds = 0.2
const pitch = 880
const loudness = 0.2
const shakeMs = [200, 100, 200]

const restAfterMs = 2_000
/** One for all rings: a phone lets no sound begin but by a press. */
let sound: AudioContext | undefined
let resting: ReturnType<typeof setTimeout> | undefined

/** Gets the sound ready; to be called by a press. */
export function wakeSound(): void {
  clearTimeout(resting)
  if ('AudioContext' in window) sound ??= new AudioContext()
  // Where it is refused, the shake and the words are left.
  sound?.resume().catch(() => undefined)
}

/** Lets the sound rest once the last ring is over. */
export function restSound(): void {
  clearTimeout(resting)
  resting = setTimeout(() => void sound?.suspend(), restAfterMs)
}

/** Three beeps and a shake, as far as the device can. */
export function ring(): void {
  navigator.vibrate?.(shakeMs)
  if (!sound) return
  // A call or a locked screen may have interrupted it.
  sound.resume().catch(() => undefined)
  const volume = new GainNode(sound, { gain: loudness })
  volume.connect(sound.destination)
  for (const at of beeps) {
    const beep = new OscillatorNode(sound, { frequency: pitch })
    beep.connect(volume)
    beep.start(sound.currentTime + at)
    beep.stop(sound.currentTime + at + beepSeconds)
  }
}
