export const posterWords = {
  title: 'Kitchen poster',
  subtitle: 'Its QR code opens your dorm’s posts.',
  dorm: 'Dorm',
  kitchen: 'Kitchen (optional)',
  kitchenExample: 'Kitchen on level 3',
  print: 'Print',
  poster: 'Poster',
  heading: (dorm: string) => `Food to share at ${dorm}`,
  qr: (dorm: string) => `QR code that opens the posts of ${dorm}`,
  how: 'Scan this to see what your neighbours are giving away, or to offer what you can’t finish.',
} as const

export const posterForYourKitchen = 'Poster for your kitchen'
export const dormsNotLoaded = 'The dorms could not be loaded.'
export const loadingThePoster = 'Loading the poster…'
