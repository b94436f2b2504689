import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { expect, it } from 'vitest'
import { projectRoot } from '#platform/files/paths.ts'
import { TestApp } from '../../testing/test-app.ts'

interface Panel {
  title: string
  type: string
  gridPos: { x: number; y: number; w: number; h: number }
  targets?: { expr: string }[]
}

const file = join(projectRoot, 'docs/grafana/shelfmate.json')
// The file's shape is Grafana's; these are the parts that are read here.
const { panels } = JSON.parse(readFileSync(file, 'utf8')) as { panels: Panel[] }
const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

/** Made by Prometheus, by the query itself, or there only once a model was asked. */
const labelsFromElsewhere = new Set(['instance', 'le', 'class', 'outcome'])

it('the dashboard asks for nothing that /metrics does not print', async () => {
  const app = await TestApp.start({ AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'tiny' })
  const user = await app.signUp()
  const body = { name: 'Milk', quantity: 1, remark: '', expiryDates: ['2026-12-01'] }
  await app.call(pantryCalls.addItems, { as: user, input: { body } })
  const { raw } = await app.send('GET', '/metrics')
  await app.close()
  const printed = new Set(
    [...raw.body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
  const asked = new Set(
    expressions.flatMap((expr) => [...expr.matchAll(/([a-z_0-9]+)\{/g)].map(([, name]) => name)),
  )
  expect(asked.size).toBeGreaterThan(10)
  expect([...asked].filter((name) => !printed.has(name))).toEqual([])

  const labels = new Set(
    expressions.flatMap((expr) => [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, by]) => by?.split(', '))),
  )
  for (const label of labels)
    if (!labelsFromElsewhere.has(label ?? '')) expect(raw.body).toMatch(new RegExp(`[{,]${label}="`))
})

it('its panels lie beside each other', () => {
  const taken = new Map<string, string>()
  for (const { title, gridPos } of panels)
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
        expect(taken.get(`${x} ${y}`), title).toBeUndefined()
        taken.set(`${x} ${y}`, title)
      }
})
