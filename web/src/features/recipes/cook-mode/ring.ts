const beeps = [0, 0.4, 0.8]
const beepSeconds = 0.2
const pitch = 880
const loudness = 0.2
const shakeMs = [200, 100, 200]

/** Three beeps and a shake, as far as the device can. */
export function ring(): void {
  navigator.vibrate?.(shakeMs)
  if (!('AudioContext' in window)) return
  const sound = new AudioContext()
  const volume = new GainNode(sound, { gain: loudness })
  volume.connect(sound.destination)
  for (const at of beeps) {
    const beep = new OscillatorNode(sound, { frequency: pitch })
    beep.connect(volume)
    beep.start(sound.currentTime + at)
    beep.stop(sound.currentTime + at + beepSeconds)
  }
  setTimeout(() => void sound.close(), 2_000)
}
