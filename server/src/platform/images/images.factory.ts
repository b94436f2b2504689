import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ErrorAnswer } from '@shelfmate/contract/api/errors'
import type { Image, ImagePurpose } from '@shelfmate/contract/api/images'
import sharp, { type Sharp } from 'sharp'
import { TestApp, type TestUser } from '../../testing/test-app.ts'

/** An app whose images lie in a folder of its own, which goes when the app is closed. */
export async function startWithImages(
  env: Record<string, string> = {},
  around: Parameters<typeof TestApp.start>[1] = {},
): Promise<TestApp & { dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shelfmate-images-'))
  const app = await TestApp.start({ DATA_DIR: dataDir, ...env }, around)
  const close = app.close.bind(app)
  return Object.assign(app, {
    dataDir,
    async close() {
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  })
}

interface UploadOptions {
  id?: string
  purpose?: ImagePurpose
  /** What the sender says it is. */
  name?: string
  type?: string
}

export interface UploadAnswer {
  status: number
  body: Image
  error: ErrorAnswer['error'] | undefined
}

/** Uploads bytes as a browser does. */
export async function upload(
  { app }: TestApp,
  as: Pick<TestUser, 'cookie'>,
  bytes: Uint8Array<ArrayBuffer>,
  { id = randomUUID(), purpose = 'profile', name = 'photo.jpg', type = 'image/jpeg' }: UploadOptions = {},
): Promise<UploadAnswer> {
  const form = new FormData()
  form.set('id', id)
  form.set('purpose', purpose)
  form.set('file', new Blob([bytes], { type }), name)
  return sendForm(app, as, form)
}

/** Sends any form to the upload. */
export async function sendForm(
  app: TestApp['app'],
  as: Pick<TestUser, 'cookie'>,
  form: FormData,
): Promise<UploadAnswer> {
  const { headers, body } = await encodeForm(form)
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/images',
    headers: { ...headers, cookie: as.cookie },
    payload: body,
  })
  // What the tests assert is exactly whether the body is of these types.
  const json = answer.json<Image & Partial<ErrorAnswer>>()
  return { status: answer.statusCode, body: json, error: json.error }
}

export async function encodeForm(form: FormData): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const encoded = new Response(form)
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  }
}

interface Fetched {
  status: number
  headers: Record<string, unknown>
  bytes: Buffer
}

/** Fetches an image as a user. */
export async function fetchImage(
  { app }: TestApp,
  as: Pick<TestUser, 'cookie'>,
  id: string,
  variant: '' | '/thumb' = '',
): Promise<Fetched> {
  const answer = await app.http.inject({ url: `/api/images/${id}${variant}`, headers: { cookie: as.cookie } })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
}

const red = { r: 200, g: 30, b: 30 }
const blue = { r: 30, g: 30, b: 200 }

/** A blue image with a red quarter at its upper left: where the red is tells how it was turned. */
export function testImage(width = 400, height = 300): Sharp {
  const corner = { create: { width: width / 2, height: height / 2, channels: 3 as const, background: red } }
  return sharp({ create: { width, height, channels: 3, background: blue } }).composite([
    { input: corner, left: 0, top: 0 },
  ])
}

/** The bytes of an image as a browser would send them. */
export async function bytesOf(image: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await image.toBuffer())
}

/** Whether a served image has its red quarter at the upper left and nowhere else. */
export async function isUpright(bytes: Uint8Array): Promise<boolean> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const isRed = (x: number, y: number) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    return (data[at] ?? 0) > (data[at + 2] ?? 0)
  }
  return isRed(0.25, 0.25) && !isRed(0.75, 0.25) && !isRed(0.25, 0.75) && !isRed(0.75, 0.75)
}

/** Names of the chunks of a WebP file: EXIF, XMP and ICCP are where metadata would be. */
export function webpChunks(bytes: Buffer): string[] {
  const chunks: string[] = []
  for (let at = 12; at + 8 <= bytes.length; ) {
    chunks.push(bytes.toString('latin1', at, at + 4))
    const size = bytes.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return chunks
}
