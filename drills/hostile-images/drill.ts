import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { preparedData } from '../product/prepared-data.ts'
import { Product } from '../product/product.ts'
import { median } from '../quantiles.ts'
import { Student, type UploadAnswer } from './client.ts'
import { honestPhotos, isUpright } from './honest-photos.ts'
import { type HostileFile, hostileFiles } from './hostile-files.ts'
import { type Memory, MemoryWatch, sumOf } from './memory.ts'
import { type Encoding, makeSeeds } from './seeds.ts'
import { faultsOf } from './served.ts'

export interface DrillSize {
  entry: string
  hostile: number
  honest: number
  /** Bombs that are sent at the same moment. */
  volley: number
  seed: number
}

/** How many files were refused, by the code of the refusal. */
type Refused = Record<string, number>

export interface DrillFigures {
  hostile: { sent: number; taken: number; refused: Refused; slowestMs: number; kinds: number }
  volley: { sent: number; slowestMs: number; refused: Refused }
  honest: { sent: number; upright: number }
  crashes: number
  /** Bytes at the worst moment above those before any picture was sent; undefined where the system does not tell. */
  riseFromIdle: Memory | undefined
  /** The same above those after one honest picture, when the decoder's process already stands. */
  memoryRise: Memory | undefined
  /** Median time of a small request before, and while bombs are decoded. */
  quietMs: number
  busyMs: number
  /** What was served that should not have been, and other surprises, each with the file that did it. */
  faults: string[]
}

const filesPerStudent = 100
const sentAtOnce = 6
const expectedCodes = new Set(['IMAGE_INVALID', 'IMAGE_TOO_LARGE'])

/** Sends hostile files, then a volley of bombs, then honest photos to a server of its own, and looks at what it serves. */
export async function runHostileImagesDrill(size: DrillSize): Promise<DrillFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-drill-'))
  const logFile = join(folder, 'server.log')
  const port = await freePort()
  const env = { DATA_DIR: await preparedData(join(folder, 'data')), LOG_LEVEL: 'warn' }
  const server = await Product.start({ entry: size.entry, port, env, logFile }).ready()
  try {
    const figures = await attack(server, size)
    const log = readFileSync(logFile, 'utf8').split('\n')
    const deaths = log.filter((line) => line.includes('the image decoder ended')).length
    for (const line of log.filter((each) => each.includes('request failed'))) figures.faults.push(line)
    return { ...figures, crashes: deaths + (server.alive ? 0 : 1) }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function attack(server: Product, size: DrillSize): Promise<DrillFigures> {
  const students = await crowd(server.url, size.hostile + size.honest + size.volley)
  const seeds = await makeSeeds()
  const [first] = students
  if (!first) throw new Error('nobody came')
  const memory = new MemoryWatch(server.pid)
  const quietMs = await medianPing(first)
  const idle = memory.now()
  await first.upload({ bytes: seeds.jpeg })
  const before = memory.now()
  memory.start()
  const faults: string[] = []
  const hostile = await sendHostile(students, seeds, size, faults)
  const volley = await sendVolley(students, seeds, size, faults)
  const honest = await sendHonest(students, size, faults)
  const peak = await memory.stop()
  return {
    hostile,
    volley,
    honest,
    quietMs,
    faults,
    busyMs: volley.pingMs,
    crashes: 0,
    memoryRise: riseOf(before, peak),
    riseFromIdle: riseOf(idle, peak),
  }
}

const riseOf = (before: Memory, peak: Memory): Memory | undefined =>
  sumOf(before) === 0
    ? undefined
    : { server: peak.server - before.server, decoder: peak.decoder - before.decoder }

const crowd = async (origin: string, files: number) => {
  const students: Student[] = []
  for (let n = 0; n < Math.ceil(files / filesPerStudent); n++) students.push(await Student.signUp(origin))
  return students
}

async function sendHostile(
  students: Student[],
  seeds: Record<Encoding, Buffer>,
  { hostile: count, seed }: DrillSize,
  faults: string[],
): Promise<DrillFigures['hostile']> {
  const result = { sent: 0, taken: 0, slowestMs: 0 }
  const refused: Refused = {}
  const kinds = new Set<string>()
  const files = hostileFiles(seeds, count, seed)
  const work = async () => {
    for await (const file of sharedBy(files)) {
      const student = pickStudent(students, result.sent)
      result.sent += 1
      kinds.add(file.kind)
      const answer = await student.upload(file)
      result.slowestMs = Math.max(result.slowestMs, answer.ms)
      if (answer.status === 201) result.taken += 1
      await judge(student, file, answer, { refused, faults })
    }
  }
  await Promise.all(Array.from({ length: sentAtOnce }, work))
  return { ...result, refused, kinds: kinds.size }
}

/** A hostile file is either served as a picture of our own making or refused for what it is: nothing else is promised. */
async function judge(
  student: Student,
  { kind, bytes }: HostileFile,
  { status, code = 'none', id }: UploadAnswer,
  { refused, faults }: { refused: Refused; faults: string[] },
): Promise<void> {
  if (status === 201) {
    for (const served of await student.fetchBoth(id))
      for (const fault of faultsOf(served, bytes)) faults.push(`${kind}: ${fault}`)
  } else {
    refused[code] = (refused[code] ?? 0) + 1
    if (!expectedCodes.has(code)) faults.push(`${kind}: answered ${status} ${code}`)
  }
}

/** All at the same moment, while somebody else goes on with their day. They are fewer than may wait: none is to come again. */
async function sendVolley(
  students: Student[],
  seeds: Record<Encoding, Buffer>,
  size: DrillSize,
  faults: string[],
) {
  const shot = await bombsOf(seeds, size)
  const [bystander] = students
  if (!bystander) throw new Error('nobody came')
  const volleyState = { flying: true }
  const pings = (async () => {
    const times: number[] = []
    while (volleyState.flying) {
      times.push(await bystander.ping())
      await sleep(betweenPingsMs)
    }
    return times
  })()
  const sent = await Promise.all(
    shot.map(async (file, n) => {
      const student = pickStudent(students, n)
      return { student, file, answer: await student.upload(file) }
    }),
  )
  volleyState.flying = false
  const pingMs = median(await pings)
  const refused: Refused = {}
  for (const { student, file, answer } of sent) await judge(student, file, answer, { refused, faults })
  return { sent: sent.length, slowestMs: Math.max(...sent.map(({ answer }) => answer.ms)), refused, pingMs }
}

async function bombsOf(seeds: Record<Encoding, Buffer>, { volley, seed }: DrillSize): Promise<HostileFile[]> {
  const found: HostileFile[] = []
  for await (const file of hostileFiles(seeds, Number.POSITIVE_INFINITY, seed)) {
    if (file.isBomb) found.push(file)
    if (found.length === volley) break
  }
  return found
}

async function sendHonest(students: Student[], { honest }: DrillSize, faults: string[]) {
  const result = { sent: 0, upright: 0 }
  const photos = honestPhotos(honest)
  const work = async () => {
    for await (const photo of sharedBy(photos)) {
      const student = pickStudent(students, result.sent)
      result.sent += 1
      const answer = await student.upload(photo)
      if (answer.status !== 201) {
        faults.push(`${photo.kind}: answered ${answer.status} ${answer.code}`)
        continue
      }
      const served = await student.fetchBoth(answer.id)
      const upright = (await Promise.all(served.map(isUpright))).every(Boolean)
      if (upright && answer.width === photo.width && answer.height === photo.height) result.upright += 1
      else faults.push(`${photo.kind}: not upright`)
      for (const bytes of served)
        for (const fault of faultsOf(bytes, photo.bytes)) faults.push(`${photo.kind}: ${fault}`)
    }
  }
  await Promise.all(Array.from({ length: sentAtOnce }, work))
  return result
}

/** One stream that several workers take from: leaving their loop does not end it for the others. */
function sharedBy<Item>(items: AsyncGenerator<Item>): AsyncIterable<Item> {
  return { [Symbol.asyncIterator]: () => ({ next: () => items.next() }) }
}

function pickStudent(students: Student[], n: number): Student {
  const student = students[n % students.length]
  if (!student) throw new Error('nobody came')
  return student
}

/** Enough that the server is warm before its memory is looked at. */
const pingCount = 500
const betweenPingsMs = 25

async function medianPing(student: Student): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < pingCount; n++) times.push(await student.ping())
  return median(times)
}
