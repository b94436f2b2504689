import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'
import { chatStates } from './states/chat.ts'
import { exchangeStates } from './states/exchange.ts'
import { failingStates } from './states/failing.ts'
import { firstVisitStates } from './states/first-visit.ts'
import { loadingStates } from './states/loading.ts'
import { pantryStates } from './states/pantry.ts'
import { progressStates } from './states/progress.ts'
import { stewardStates } from './states/steward.ts'
import { visitorStates } from './states/visitor.ts'

/** States that belong to one promise alone are looked at where that promise is tested. */
const groups = [
  ...visitorStates,
  ...firstVisitStates,
  pantryStates,
  exchangeStates,
  progressStates,
  chatStates,
  stewardStates,
  ...loadingStates,
  ...failingStates,
]

for (const { of, judge } of groups)
  test(`${of}: accessible in both themes, at both widths, at 400 %`, async ({
    openAs,
    openVisitor,
    newStudent,
    expectAccessible,
  }) => {
    await judge({ openAs, openVisitor, newStudent }, expectAccessible)
  })

test('every screen stands in the table', async () => {
  const routes = await readFile(join(import.meta.dirname, '../../web/src/routes.gen.ts'), 'utf8')
  const byAddress = /interface FileRoutesByTo \{(?<list>[^}]*)\}/.exec(routes)?.groups?.['list'] ?? ''
  const screens = [...byAddress.matchAll(/'(?<screen>\/[^']*)':/g)].map(
    ({ groups: found }) => found?.['screen'],
  )
  expect(screens.length).toBeGreaterThan(0)
  const judged = new Set(groups.flatMap((one) => one.screens))
  expect(screens.filter((screen) => screen !== undefined && !judged.has(screen))).toEqual([])
})
