// The house's rules (docs/ARCHITECTURE.md), held by a tool. scripts/house/import-rules.test.ts plants a violation of each.
const { readdirSync } = require('node:fs')

/**
 * Which server feature may call which other one, through its index.ts only.
 * Read as: <feature> may use <features>. The relation must stay acyclic.
 */
const serverFeatureUses = {
  auth: [],
  profile: ['auth'],
  pantry: [],
  foods: ['pantry'],
  entry: ['foods', 'pantry'],
  barcodes: [],
  recipes: ['foods', 'pantry', 'profile'],
  exchange: ['foods', 'pantry', 'profile'],
  chat: ['profile'],
  requests: ['exchange', 'chat', 'pantry', 'profile', 'blocks'],
  notifications: ['profile', 'pantry', 'chat', 'exchange', 'requests'],
  achievements: ['auth', 'pantry', 'exchange'],
  admin: ['auth', 'exchange', 'pantry'],
  blocks: [],
  reports: ['admin', 'chat', 'exchange', 'profile'],
}
for (const feature of readdirSync('server/src/features')) {
  if (!(feature in serverFeatureUses)) throw new Error(`${feature} is missing from the feature map`)
}

const featureUseRules = Object.entries(serverFeatureUses).map(([feature, uses]) => ({
  name: `server-feature-${feature}`,
  comment: `${feature} may use: ${uses.join(', ') || 'no other feature'} (docs/ARCHITECTURE.md, "feature map")`,
  severity: 'error',
  from: { path: `^server/src/features/${feature}/`, pathNot: '\\.(table|test|factory)\\.ts$' },
  to: {
    path: '^server/src/features/',
    pathNot: [
      `^server/src/features/${feature}/`,
      ...uses.map((used) => `^server/src/features/${used}/index\\.ts$`),
    ],
  },
}))

/** The platform's folders, the lowest first: each may use those before it, types included, and files beside the folders. */
const platformOrder = [
  'service',
  'clock',
  'errors',
  'files',
  'cache',
  'secret',
  'log',
  'metrics',
  'config',
  'workers',
  'jobs',
  'database',
  'status',
  'events',
  'limits',
  'mail',
  'watch',
  'ai',
  'identity',
  'idempotency',
  'http',
  'routes',
  'openapi',
  'campus',
  'images',
  'internet',
  'push',
  'realtime',
  'backup',
]
for (const entry of readdirSync('server/src/platform', { withFileTypes: true })) {
  if (entry.isDirectory() && !platformOrder.includes(entry.name))
    throw new Error(`${entry.name} is missing from the platform's order`)
}

const platformOrderRules = platformOrder.slice(0, -1).map((folder, n) => ({
  name: `platform-${folder}`,
  comment: `${folder} stands below ${platformOrder.slice(n + 1).join(', ')}`,
  severity: 'error',
  from: { path: `^server/src/platform/${folder}/`, pathNot: '\\.(test|factory)\\.ts$|/testing/' },
  to: { path: `^server/src/platform/(${platformOrder.slice(n + 1).join('|')})/` },
}))

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule('no-cycles', 'two files that need each other are one file, or hide a third', {}, { circular: true }),

    // 1. Sides: web -> contract <- food <- server
    rule(
      'contract-imports-nothing-of-ours',
      'the contract stands alone',
      { path: '^contract/' },
      { path: '^(server|web|food|e2e|bench|drills|demo)/' },
    ),
    rule(
      'food-imports-contract-alone',
      'food knowledge is data and pure rules',
      { path: '^food/' },
      { path: '^(server|web|e2e|bench|drills|demo)/' },
    ),
    rule(
      'contract-stays-runtime-neutral',
      'it runs in browsers',
      { path: '^contract/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'food-stays-runtime-neutral',
      'it is pure',
      { path: '^food/src/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'web-never-imports-server',
      'types included: the contract is the only thing both know',
      { path: '^web/' },
      { path: '^server/' },
    ),
    rule(
      'web-never-reaches-server',
      'also not through a chain of imports',
      { path: '^web/src/' },
      { path: '^server/', reachable: true },
    ),
    rule(
      'web-never-imports-node',
      'it runs in browsers',
      { path: '^web/src/', pathNot: '\\.test\\.tsx?$' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'server-never-imports-web',
      'the server serves the built files',
      { path: '^server/' },
      { path: '^web/' },
    ),

    // 2. Server layers: app -> features -> platform
    rule(
      'platform-knows-no-feature',
      'features stand on it',
      { path: '^server/src/platform/' },
      { path: '^server/src/(features/|app\\.ts|main\\.ts)' },
    ),
    rule(
      'nothing-imports-the-composition-root',
      'app.ts puts the rest together',
      { path: '^server/src/(features|platform)/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/[^/]+\\.ts$' },
    ),
    rule(
      'app-uses-faces-alone',
      'a feature is entered through its index.ts',
      { path: '^server/src/[^/]+\\.ts$' },
      { path: '^server/src/features/', pathNot: '/index\\.ts$' },
    ),

    ...platformOrderRules,

    // 3. Inside a server feature: routes/jobs/listeners -> service -> repository -> table
    rule(
      'service-knows-no-transport',
      'rules do not know who asks',
      { path: '\\.(service|ledger|policy|repository|table|events)\\.ts$' },
      { path: '\\.(routes|jobs|listeners)\\.ts$' },
    ),
    rule(
      'repository-knows-no-service',
      'SQL does not know rules',
      { path: '\\.(repository|table)\\.ts$' },
      { path: '\\.(service|ledger|policy)\\.ts$' },
    ),
    rule(
      'sql-only-in-repository',
      'a table is read by its own repository, or named by another table as a foreign key',
      { path: '^server/src/features/([^/]+)/', pathNot: '\\.(repository|table|factory)\\.ts$' },
      { path: '\\.table\\.ts$' },
    ),
    rule(
      'repository-reads-own-tables',
      'and the users that everything belongs to',
      { path: '^server/src/features/([^/]+)/.+\\.repository\\.ts$' },
      {
        path: '\\.table\\.ts$',
        pathNot: ['^server/src/features/$1/', '^server/src/platform/identity/users\\.table\\.ts$'],
      },
    ),
    rule(
      'table-imports-only-tables',
      'the schema stands on kinds of columns that tables share, and on the values that the contract names',
      { path: '\\.table\\.ts$' },
      {
        path: '^server/',
        pathNot: ['\\.table\\.ts$', '^server/src/platform/database/columns\\.ts$'],
      },
    ),
    ...featureUseRules,

    // 4. Web layers: routes -> features -> lib, ui
    rule(
      'web-features-do-not-meet',
      'compose them in a route',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    rule(
      'web-features-below-routes',
      'a route puts features together',
      { path: '^web/src/features/' },
      { path: '^web/src/(routes|[^/]+\\.tsx?$)' },
    ),
    rule(
      'web-shared-below-features',
      'lib and ui know no feature',
      { path: '^web/src/(ui|lib)/' },
      { path: '^web/src/(routes|features)/' },
    ),
    rule(
      'web-shared-below-app',
      'app starts what lib and ui are for',
      { path: '^web/src/(ui|lib)/' },
      { path: '^web/src/app/' },
    ),
    rule(
      'web-features-below-app',
      'app puts the frame around features',
      { path: '^web/src/features/' },
      { path: '^web/src/app/' },
    ),
    rule(
      'ui-knows-no-data',
      'it shows what it is given',
      { path: '^web/src/ui/' },
      { path: '^(web/src/lib/|contract/)' },
    ),

    // 5. Tests and packages
    rule(
      'server-knows-no-drill',
      'drills stand on the product, tests included',
      { path: '^server/' },
      { path: '^(drills|bench|demo|e2e)/' },
    ),
    rule(
      'drills-know-no-bench',
      'the bench measures with what drills bring',
      { path: '^drills/' },
      { path: '^bench/' },
    ),
    rule(
      'test-code-stays-in-tests',
      'it is never shipped; drills, demo and bench stand on the same factories',
      { pathNot: '\\.(test|factory)\\.tsx?$|/testing/|^(e2e|drills|demo|bench)/|^vitest\\.config' },
      { path: '\\.(test|factory)\\.tsx?$|/testing/|^e2e/' },
    ),
    rule(
      'listed-in-own-package-json',
      'a package brings what it uses',
      {
        path: '^(contract|server|web|food)/(src/|[^/]+\\.ts$)',
        pathNot: '\\.(test|factory)\\.tsx?$|\\.config\\.ts$|/testing/',
      },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'resolves',
      'every import finds its file',
      {},
      // The build finds what a package exports; `?url` asks for the address of a file of one.
      { couldNotResolve: true, pathNot: '^vitest$|^virtual:|^zxing-wasm/.+[?]url$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Not in node_modules: a package found by its types would vanish, and with it the rule that it be listed.
    exclude: { path: '^(?:contract|server|web|food)/(?:dist(?:-dev)?/|data/|.+[.]d[.]ts$)' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
