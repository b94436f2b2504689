export const scanWords = {
  scan: 'Scan',
  of: (food: string, name: string) => `Scan the code for ${food}, ${name}`,
  title: (name: string) => `Scan ${name}’s code`,
  hint: (name: string) => `Hold the QR code on ${name}’s screen in front of the camera.`,
  camera: {
    asking: 'Waiting for your camera…',
    refused:
      'The camera isn’t allowed here. Allow it in your browser’s settings for this site, choose a picture, or type the four digits.',
    none: 'There’s no camera here. Choose a picture, or type the four digits.',
  },
  file: 'Choose a picture',
  private: 'Pictures are read on this device and stay on it.',
  another: 'This code is for something else. Open the right request on the other screen.',
  nothing: 'No code was found in that picture. Try one taken from closer up, or type the four digits.',
  unreadable: 'That file could not be read as a picture.',
  toolsMissing:
    'The reader could not be loaded: it needs a connection the first time. Type the four digits instead.',
  tools: 'Loading the reader',
  qr: (food: string) => `QR code to get ${food}`,
} as const

export const codeOf = (name: string) => `${name}’s code`
export const withCode = 'Use the code'
