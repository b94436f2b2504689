const beep = { hertz: 1_320, seconds: 0.09, loudness: 0.08 }
const shakeMs = 60

let audio: AudioContext | undefined

/** Says that something was scanned to ears and hands that do not see the screen. */
export function signalScanned(): void {
  if ('vibrate' in navigator) navigator.vibrate(shakeMs)
  audio ??= new AudioContext()
  const { currentTime, destination } = audio
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = beep.hertz
  volume.gain.value = beep.loudness
  tone.connect(volume).connect(destination)
  tone.start(currentTime)
  tone.stop(currentTime + beep.seconds)
}
