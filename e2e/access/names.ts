import type { Page } from '@playwright/test'

interface AxNode {
  ignored: boolean
  nodeId: string
  parentId?: string
  role?: { value?: string }
  name?: { value?: string }
  properties?: { name: string; value: { value?: unknown } }[]
}

// biome-ignore format: a table is read by its rows.
const controls = new Set([
  'button', 'checkbox', 'combobox', 'link', 'menuitem', 'radio', 'searchbox', 'slider', 'spinbutton',
  'switch', 'textbox', 'Date', 'InputTime', 'DisclosureTriangle',
])
const places = new Set(['group', 'region', 'form', 'Date', 'InputTime'])
/** The students of a test who are called nothing else: nobody can tell namesakes apart. */
const namesake = /\bMei Tan$/

/** Controls to which a screen reader gives no name, or the same one as to another control that does something else. */
export async function namelessOrTwins(page: Page): Promise<string[]> {
  const chromium = await page.context().newCDPSession(page)
  const { nodes }: { nodes: AxNode[] } = await chromium.send('Accessibility.getFullAXTree')
  await chromium.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const found: string[] = []
  const known = new Map<string, unknown>()
  for (const node of nodes) {
    const role = node.role?.value ?? ''
    if (node.ignored || !controls.has(role)) continue
    const name = node.name?.value?.trim() ?? ''
    if (name === '') found.push(`${role} without a name`)
    const key = [`${role} “${name}”`, ...placesOf(node, byId)].join(' in ')
    const leadsTo = node.properties?.find((property) => property.name === 'url')?.value.value ?? node.nodeId
    if (known.has(key) && known.get(key) !== leadsTo && !namesake.test(name)) found.push(`two: ${key}`)
    known.set(key, leadsTo)
  }
  return found
}

/** What a control stands in and is read out before it. A card is not among it: its controls name the food themselves. */
function placesOf(node: AxNode, byId: ReadonlyMap<string, AxNode>): string[] {
  const around: AxNode[] = []
  for (let at = byId.get(node.parentId ?? ''); at; at = byId.get(at.parentId ?? '')) around.push(at)
  const isInLog = around.some(({ role }) => role?.value === 'log')
  return around
    .filter(({ role }) => places.has(role?.value ?? '') || (isInLog && role?.value === 'article'))
    .map(({ name }) => name?.value ?? '')
    .filter((name) => name !== '')
}
