import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const rules = (await import('../../.dependency-cruiser.cjs')).default
/** Every platform folder but the highest has a rule that names the folders above it, the next one first. */
const platform = (rules.forbidden ?? []).flatMap((rule) => {
  const name = rule.name ?? ''
  if (!name.startsWith('platform-') || name === 'platform-knows-no-feature') return []
  return [{ rule: name, above: /platform\/\((\w+)/.exec(JSON.stringify(rule))?.[1] ?? '' }]
})
const features = [
  'auth',
  'profile',
  'pantry',
  'recipes',
  'foods',
  'exchange',
  'chat',
  'notifications',
  'achievements',
  'admin',
  'barcodes',
  'blocks',
  'entry',
  'reports',
  'requests',
]

/** One violation of each rule: the file that commits it, and what it imports. */
const planted: Record<string, [file: string, imported: string]> = {
  'no-cycles': ['web/src/lib/ring-a.ts', './ring-b.ts'],
  'contract-imports-nothing-of-ours': ['contract/src/greedy.ts', '../../server/src/platform/target.ts'],
  'food-imports-contract-alone': ['food/src/greedy.ts', '../../server/src/platform/target.ts'],
  'contract-stays-runtime-neutral': ['contract/src/node.ts', 'node:fs'],
  'food-stays-runtime-neutral': ['food/src/node.ts', 'node:fs'],
  'web-never-imports-server': ['web/src/lib/direct.ts', '../../../server/src/platform/target.ts'],
  'web-never-reaches-server': ['web/src/lib/indirect.ts', '../../../contract/src/greedy.ts'],
  'web-never-imports-node': ['web/src/lib/node.ts', 'node:fs'],
  'server-never-imports-web': ['server/src/platform/page.ts', '../../../web/src/lib/target.ts'],
  'platform-knows-no-feature': ['server/src/platform/curious.ts', '../features/pantry/index.ts'],
  'nothing-imports-the-composition-root': ['server/src/features/pantry/root.ts', '../../app.ts'],
  'app-uses-faces-alone': ['server/src/app.ts', './features/pantry/pantry.service.ts'],
  'service-knows-no-transport': ['server/src/features/pantry/pantry.service.ts', './pantry.routes.ts'],
  'repository-knows-no-service': ['server/src/features/pantry/pantry.repository.ts', './pantry.policy.ts'],
  'sql-only-in-repository': ['server/src/features/pantry/pantry.jobs.ts', './pantry.table.ts'],
  'repository-reads-own-tables': ['server/src/features/chat/chat.repository.ts', '../pantry/pantry.table.ts'],
  'table-imports-only-tables': ['server/src/features/pantry/pantry.table.ts', '../../platform/target.ts'],
  'web-features-do-not-meet': ['web/src/features/pantry/card.ts', '../auth/target.ts'],
  'web-features-below-routes': ['web/src/features/pantry/up.ts', '../../routes/target.ts'],
  'web-shared-below-features': ['web/src/lib/up.ts', '../features/auth/target.ts'],
  'web-shared-below-app': ['web/src/lib/into-app.ts', '../app/target.ts'],
  'web-features-below-app': ['web/src/features/pantry/into-app.ts', '../../app/target.ts'],
  'server-knows-no-drill': ['server/src/platform/drilled.ts', '../../../drills/target.ts'],
  'drills-know-no-bench': ['drills/measured.ts', '../bench/target.ts'],
  'ui-knows-no-data': ['web/src/ui/button.ts', '../lib/target.ts'],
  'test-code-stays-in-tests': ['server/src/features/auth/shipped.ts', './auth.factory.ts'],
  'listed-in-own-package-json': ['contract/src/unlisted.ts', 'fast-check'],
  resolves: ['contract/src/lost.ts', './nowhere.ts'],
  ...Object.fromEntries(
    platform.map(({ rule, above }) => [
      rule,
      [`server/src/${rule.replace('-', '/')}/upward.ts`, `../${above}/target.ts`],
    ]),
  ),
  ...Object.fromEntries(
    features.map((feature, n) => {
      const other = features[(n + 1) % features.length] ?? ''
      return [
        `server-feature-${feature}`,
        [`server/src/features/${feature}/intruder.ts`, `../${other}/inner.ts`],
      ]
    }),
  ),
}

let house = ''
let found: Set<string>

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'shelfmate-rules-'))
  write('web/src/lib/ring-b.ts', "import './ring-a.ts'\n")
  for (const feature of features)
    for (const file of ['index', 'inner']) write(`server/src/features/${feature}/${file}.ts`, 'export {}\n')
  for (const target of [
    'server/src/platform',
    'web/src/lib',
    'web/src/features/auth',
    'web/src/routes',
    'web/src/app',
    'drills',
    'bench',
  ])
    write(`${target}/target.ts`, 'export {}\n')
  for (const { above } of platform) write(`server/src/platform/${above}/target.ts`, 'export {}\n')
  for (const part of ['routes', 'policy'])
    write(`server/src/features/pantry/pantry.${part}.ts`, 'export {}\n')
  write('server/src/features/auth/auth.factory.ts', 'export {}\n')
  for (const [file, imported] of Object.values(planted)) write(file, `import '${imported}'\n`)
  for (const workspace of ['contract', 'food', 'server', 'web'])
    cpSync(join(root, workspace, 'package.json'), join(house, workspace, 'package.json'))
  cpSync(join(root, 'package.json'), join(house, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  found = new Set(cruise().map((violation) => violation.rule.name))
})

afterAll(() => rmSync(house, { recursive: true, force: true }))

it.each(Object.keys(planted))('a violation of %s is found', (rule) => expect(found).toContain(rule))

it('every rule of the configuration has its planted violation', () => {
  expect(Object.keys(planted).toSorted()).toEqual(rules.forbidden?.map((rule) => rule.name).toSorted())
})

function write(file: string, text: string): void {
  const path = join(house, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function cruise(): { rule: { name: string } }[] {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = join(root, '.dependency-cruiser.cjs')
  const run = spawnSync(
    process.execPath,
    [program, '--config', config, '--output-type', 'json', 'contract', 'food', 'server', 'web', 'drills'],
    {
      cwd: house,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  return JSON.parse(run.stdout).summary.violations
}
