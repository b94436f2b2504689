import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const papers = [...globSync('*.md', { cwd: root }), ...globSync('docs/**/*.md', { cwd: root })]

// Every package.json has them.
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** `npm run NAME`, and the three that npm knows without `run`; also where they stand inside a sentence. */
const commandsOf = (text: string) =>
  [...text.matchAll(/\bnpm (?:run (?:-s )?([a-z-]+)|(start|test)\b)/g)].map(
    ([, run, short]) => run ?? short ?? '',
  )

describe.each(papers)('%s', (paper) => {
  const text = read(paper)

  it('names only commands that there are', () => {
    for (const name of commandsOf(text)) {
      expect(scripts[name]?.replace(/ --\S+/g, ''), `npm run ${name}`).toBe(`node scripts/run.mjs ${name}`)
      expect(existsSync(join(root, `scripts/${name}.mjs`)), `scripts/${name}.mjs`).toBe(true)
    }
  })

  it('links only to what there is', () => {
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(
      ([, link, image]) => link ?? image ?? '',
    )
    for (const target of targets.filter((each) => !/^https?:/.test(each))) {
      const [file = '', heading] = target.split('#')
      const path = file === '' ? join(root, paper) : join(root, dirname(paper), file)
      expect(existsSync(path), target).toBe(true)
      if (heading) expect(headingsOf(readFileSync(path, 'utf8')), target).toContain(heading)
    }
  })

  it('names only files of ours that there are', () => {
    const named = text.matchAll(
      /`((?:contract|food|server|web|e2e|bench|drills|demo|docs|scripts)\/[\w./-]+)`/g,
    )
    const missing = [...named].flatMap(([, path = '']) => (existsSync(join(root, path)) ? [] : [path]))
    expect(missing.filter((path) => !built.test(path))).toEqual([])
  })
})

/** There once something was built or measured. */
const built = /^(?:(?:bench|drills|e2e)\/results|(?:web|server)\/dist)\//

it('no two decisions bear one number', () => {
  const numbers = papers.flatMap((paper) => /decisions\/(\d{3})-/.exec(paper)?.[1] ?? [])
  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})

describe('rules by their number', () => {
  const places = [
    '*.md',
    '{contract,food,server,web,e2e,bench,drills,demo,scripts,docs}/**/*.{ts,tsx,mjs,css,md}',
  ]
  const notOurs = ['**/node_modules/**', '**/dist*/**', '**/results/**']
  const rules = new Set([...read('docs/rules.md').matchAll(/^- \*\*(D\d+)\*\*/gm)].map(([, rule]) => rule))
  const unknown = (text: string) => named(text).filter((rule) => !rules.has(rule))
  const named = (text: string) => [...text.matchAll(/\bD\d+\b/g)].map(([rule]) => rule)

  it('each that is named anywhere stands in docs/rules.md', () => {
    const texts = globSync(places, { cwd: root, exclude: notOurs }).map((file) => [file, read(file)] as const)
    expect(texts.flatMap(([, text]) => named(text)).length).toBeGreaterThan(200)
    expect(texts.map(([file, text]) => [file, unknown(text)]).filter(([, found]) => found?.length)).toEqual(
      [],
    )
  })

  it('a number that no rule has is found', () => {
    expect(unknown(`as D46 to D${rules.size + 1} say`)).toEqual([`D${rules.size + 1}`])
  })
})

it('the feature map of ARCHITECTURE is that of the import rules', async () => {
  const { forbidden = [] } = (await import('../../.dependency-cruiser.cjs')).default
  const ruled = forbidden.flatMap(({ name, comment }) =>
    name?.startsWith('server-feature-') ? [comment?.replace(/ \(.*/, '')] : [],
  )
  const [, rows = ''] =
    /^## Feature map\n[^]*?\n\| -[^\n]*\n([^]*?)\n\n/m.exec(read('docs/ARCHITECTURE.md')) ?? []
  const drawn = [...rows.matchAll(/^\| (\w+) +\| ([\w, ]+?) +\|/gm)].map(
    ([, feature, uses]) => `${feature} may use: ${uses}`,
  )
  expect(ruled.length).toBeGreaterThan(0)
  expect(drawn.toSorted()).toEqual(ruled.toSorted())
})

it('the README names every command', () => {
  expect(new Set(commandsOf(read('README.md')))).toEqual(new Set(Object.keys(scripts)))
})

describe('the commands of the README start', () => {
  const run = (name: string, ...args: string[]) =>
    spawnSync(process.execPath, ['scripts/run.mjs', name, ...args], { cwd: root, encoding: 'utf8' })

  it.each(['backup -- FILE', 'restore -- FILE', 'rebuild-achievements [-- --write]'])(
    '--help of npm run %s',
    (wanted) => {
      const { status, stdout } = run(wanted.replace(/ .*/, ''), '--help')
      expect(stdout).toContain(`Usage: npm run ${wanted}`)
      expect(status).toBe(0)
    },
  )

  it.each([
    ['backup', [], /Usage: npm run backup/],
    ['restore', ['--nonsense', 'x'], /--nonsense/],
    ['restore', ['nowhere.backup', '--check'], /nowhere\.backup cannot be read/],
    ['screenshots', ['nowhere'], /Unknown screen: nowhere/],
    ['test', ['--only', 'nowhere'], /Unknown step: nowhere/],
    ['rebuild-achievements', ['write'], /'write'[^]*Usage: npm run rebuild-achievements/],
  ])('npm run %s %s says what is wrong', (name, args, words) => {
    const { status, stderr } = run(name, ...args)
    expect(stderr).toMatch(words)
    expect(status).toBeGreaterThan(0)
  })

  it('npm run rebuild-achievements says what keeps it from counting, by another code than for who differs', () => {
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: '/nowhere' }
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'rebuild-achievements'], {
      cwd: root,
      encoding: 'utf8',
      env,
    })
    expect(stderr).toBe("There is no database in /nowhere; are the server's settings set?\n")
    expect(status).toBe(2)
  })
})

it.each([
  ['start', 'PORT'],
  ['demo', 'PORT'],
  ['demo', 'PORT_FILE'],
  ['dev', 'PORT_FILE'],
])('npm run %s says at once that the port of %s is taken', async (name, setting) => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-port-'))
  onTestFinished(() => {
    other.close()
    rmSync(folder, { recursive: true })
  })
  const taken = other.address()
  if (taken === null || typeof taken === 'string') throw new Error('no port')
  const port = String(taken.port)
  const file = join(folder, 'port')
  writeFileSync(file, port)
  const env = { ...process.env, PORT: '', [setting]: setting === 'PORT' ? port : file }
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', name], {
    cwd: root,
    encoding: 'utf8',
    env,
  })
  expect(stderr).toContain(`Port ${port} is taken`)
  expect(stdout).toBe('')
  expect(status).toBe(1)
})

it.each([
  ['demo', { PORT: '65536' }],
  // A server's settings that the demo has no use for count as unset.
  [
    'demo',
    { PUBLIC_URL: 'x', TRUST_PROXY: 'x', ROLES: 'x', WORKER_PORT: 'x', METRICS_TOKEN: 'x', LOG_LEVEL: 'x' },
  ],
  // Whoever reads its password would spend what the model costs, and reach the network that it stands in.
  ['demo', { AI_BASE_URL: 'x', AI_VISION: 'x', PRODUCT_DATA_URL: 'x', RECIPE_ORIGINS: 'x', LOG_LEVEL: 'x' }],
  ['dev', { LOG_LEVEL: 'x' }],
])('npm run %s with %o says in a list what is wrong', (name, env) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', name], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  expect(stderr).toMatch(/^The configuration is not valid:\n {2}- [A-Z_]+: takes [^\n]+\n$/)
  expect(status).toBe(1)
})

/** As GitHub makes them. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}

describe('the systemd unit of the operations page', () => {
  const [, unit = ''] = /```ini\n([\s\S]*?)```/.exec(read('docs/operations.md')) ?? []

  it('can be enabled', () => {
    const sections = [...unit.matchAll(/^ *\[(\w+)\]$/gm)].map(([, name]) => name)
    expect(sections).toEqual(['Unit', 'Service', 'Install'])
    expect(unit).toContain('WantedBy=multi-user.target')
  })

  it('starts what npm start does, and tells it alone to stop, before its database', () => {
    expect(unit).toMatch(new RegExp(`^ *ExecStart=/usr/bin/${scripts.start}$`, 'm'))
    expect(unit).toMatch(/^ *KillMode=mixed$/m)
  })
})

it('the settings of the operations page are quoted, for a shell ends an unquoted one at an &', () => {
  const blocks = [...read('docs/operations.md').matchAll(/^```sh\n([\s\S]*?)^```/gm)]
  const settings = blocks.flatMap(([, block = '']) =>
    block.split('\n').filter((line) => /^[A-Z_]+=/.test(line)),
  )
  expect(settings).toContain("TRUST_PROXY='1'")
  expect(settings.filter((line) => !/^[A-Z_]+='[^']*'$/.test(line))).toEqual([])
})
