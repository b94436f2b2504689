import { seeded } from '../allergen-guard/random.ts'
import { bombs } from './bombs.ts'
import { disguises, mutated } from './disguises.ts'
import type { Encoding } from './seeds.ts'

export interface HostileFile {
  kind: string
  isBomb: boolean
  bytes: Buffer
  /** What its sender says that it is. */
  name: string
  type: string
}

const names = [
  'photo.jpg',
  '../../../../etc/cron.d/evil.png',
  'evil.svg',
  'evil.html',
  'con.png',
  'a.png\u0000.exe',
  '\u202Egnp.exe',
  `${'long'.repeat(60)}.gif`,
  '',
]
const types = ['image/jpeg', 'image/png', 'image/svg+xml', 'text/html', 'application/x-sh', 'image/webp', '']

/** Every kind in turn, a third of the files being mutations. The same seed makes the same files. */
export async function* hostileFiles(
  seeds: Record<Encoding, Buffer>,
  count: number,
  seed: number,
): AsyncGenerator<HostileFile> {
  const random = seeded(seed)
  const kinds = [...Object.entries(bombs), ...Object.entries(disguises)]
  for (let n = 0; n < count; n++) {
    const [kind, make] = n % 3 === 2 ? (['mutation', mutated] as const) : kindAt(kinds, n)
    yield {
      kind,
      isBomb: kind in bombs,
      bytes: await make(seeds, random),
      name: random.pick(names),
      type: random.pick(types),
    }
  }
}

function kindAt<Kind>(kinds: readonly Kind[], n: number): Kind {
  const kind = kinds[(Math.floor(n / 3) * 2 + (n % 3)) % kinds.length]
  if (kind === undefined) throw new RangeError('there is no kind of file')
  return kind
}
