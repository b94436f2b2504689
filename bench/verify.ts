import { cookieOf } from '../drills/students/campus.ts'
import type { Side } from './ground.ts'
import { type Body, jobs } from './jobs.ts'
import { requests, type Supplies } from './load/requests.ts'

const asked = 4
/** Recipes for the same pantry differ in length. */
const share = 0.5

export interface Shape {
  /** Rows of each answer. */
  rows: number[]
  /** Less than any right answer has. */
  leastBytes: number
}

/** Asks a job some times and looks at each answer; throws where one has another status or no row. */
async function shapeOf(
  { name: side, product }: Side,
  name: keyof typeof jobs,
  supplies: Supplies,
): Promise<Shape> {
  const rows: number[] = []
  let least = Infinity
  for (let n = 0; n < asked; n++) {
    const { method, path, student, body, type } = requests[name](n, supplies)
    const answer = await fetch(`${product.url}/api${path}`, {
      method,
      headers: {
        cookie: cookieOf(student),
        'accept-encoding': 'identity',
        ...(type && { 'content-type': type }),
      },
      ...(body && { body: Uint8Array.from(body) }),
    })
    const text = await answer.text()
    if (answer.status !== jobs[name].status)
      throw new Error(`${side}: ${name} was answered ${answer.status}: ${text}`)
    // Looked into only as far as rows are counted.
    rows.push(jobs[name].rows(JSON.parse(text) as Body))
    least = Math.min(least, Buffer.byteLength(text))
  }
  if (rows.includes(0)) throw new Error(`${side}: an answer of ${name} is empty`)
  return { rows, leastBytes: least * share }
}

/** Throws unless both sides answer a job with as many rows; returns their shapes. */
export async function compareShapes(
  sides: [Side, Side],
  name: keyof typeof jobs,
  supplies: [Supplies, Supplies],
): Promise<[Shape, Shape]> {
  const [one, other] = [
    await shapeOf(sides[0], name, supplies[0]),
    await shapeOf(sides[1], name, supplies[1]),
  ]
  if (`${one.rows}` !== `${other.rows}`)
    throw new Error(`${name}: ${sides[0].name} answers ${one.rows} rows, ${sides[1].name} ${other.rows}`)
  return [one, other]
}
