/** Headers of every answer (threat model, section 5). Written as data: a header too few is a line missing here. */
export const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const

/** API answers are never stored and never a document. */
export const apiAnswer = {
  ...everyAnswer,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

const twoYears = 'max-age=63072000; includeSubDomains'

const pageDirectives = [
  "default-src 'none'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types shelfmate',
]

/** What admits styles and scripts that stand in a page itself: nonces or hashes, in quotes. */
export interface OwnParts {
  styles?: readonly string[]
  scripts?: readonly string[]
}

/** Headers of an HTML page. */
export const pageAnswer = ({ styles = [], scripts = [] }: OwnParts = {}) => ({
  ...everyAnswer,
  'cache-control': 'no-cache',
  'content-security-policy': [
    ...pageDirectives,
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
  ].join('; '),
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
})

/** Headers of the service worker's script. Its own policy, not that of a page, says what it may fetch for the pages. */
export const workerAnswer = {
  ...everyAnswer,
  'cache-control': 'no-cache',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
} as const

/** Headers of the scripts that read pictures: they may run compiled programs, which no page may, and fetch them from here alone. */
export const cameraAnswer = {
  ...everyAnswer,
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
} as const

/** Sent behind TLS only: on plain loopback it would lock the browser out of development. */
export const strictTransport = { 'strict-transport-security': twoYears } as const
