import type { Client, Pool, PoolClient } from 'pg'

/** What one run of a statement read from one table or index. */
export interface Reading {
  statement: string
  /** The node of the plan: 'Seq Scan on posts'. */
  node: string
  /** Rows that it looked at, those that it threw away again included. */
  rows: number
}

/** A node of a plan as auto_explain writes it, as far as it is looked at here. */
interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: PlanNode[]
}

interface Explained {
  'Query Text': string
  Plan: PlanNode
}

const planMark = 'plan:\n'

/** Has PostgreSQL tell each connection to a database how it ran each statement, those of triggers and foreign keys as well. */
export async function explainAll(superuser: Client, database: string): Promise<void> {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    client_min_messages: 'log',
  }
  for (const [name, value] of Object.entries(settings))
    await superuser.query(`alter database ${database} set ${name} = '${value}'`)
}

/** Hears what every connection of a pool is told of its statements from now on, those that it has already included. */
export function hearPlans(pool: Pool, tell: (reading: Reading) => void): void {
  const heard = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (heard.has(client)) return
    heard.add(client)
    client.on('notice', ({ message = '' }) => {
      const [, json] = message.split(planMark)
      if (!json) return
      // What auto_explain writes.
      const { 'Query Text': statement, Plan: plan } = JSON.parse(json) as Explained
      for (const reading of readingsOf(plan)) tell({ statement, ...reading })
    })
  })
}

function readingsOf(node: PlanNode): Omit<Reading, 'statement'>[] {
  const removed =
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0)
  const of = node['Relation Name'] ?? node['Index Name']
  return [
    {
      node: node['Node Type'] + (of ? ` on ${of}` : ''),
      rows: Math.round((node['Actual Rows'] + removed) * node['Actual Loops']),
    },
    ...(node.Plans ?? []).flatMap(readingsOf),
  ]
}
