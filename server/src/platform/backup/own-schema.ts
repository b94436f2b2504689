import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { migrationsFolder } from '#platform/database/migrate.ts'
import type { Manifest, Table } from './file/manifest.ts'

/** What a database or a backup holds, by name. */
interface Names {
  tables: Table[]
  sequences: string[]
}

/** A schema without what others added to it. */
export interface OwnPart extends Names {
  /** What is not ours: tables, columns as `table.column`, counters. */
  others: string[]
  /** Tables of ours that are not there, or not with each of their columns. */
  lacking: string[]
}

const journal = z.object({ entries: z.array(z.object({ idx: z.number(), when: z.number() })) })

const column = z.object({ name: z.string(), type: z.string(), generated: z.unknown().optional() })
type Column = z.infer<typeof column>

const snapshot = z.object({
  tables: z.record(z.string(), z.object({ name: z.string(), columns: z.record(z.string(), column) })),
})

/**
 * Parts what the last of these migrations left behind from what an operator added. All is ours where this program does not
 * know that migration.
 */
export function partOwn(given: Names, migrations: Manifest['migrations']): OwnPart {
  const own = readOwn(migrations.at(-1)?.createdAt) ?? given
  const columnsOf = new Map(own.tables.map(({ name, columns }) => [name, new Set(columns)]))
  const isCounter = (name: string) => own.sequences.includes(name)
  const tables: Table[] = []
  const others: string[] = []
  for (const { name, columns } of given.tables) {
    const ours = columnsOf.get(name)
    if (ours) tables.push({ name, columns: columns.filter((each) => ours.has(each)) })
    others.push(
      ...(ours ? columns.filter((each) => !ours.has(each)).map((each) => `${name}.${each}`) : [name]),
    )
  }
  return {
    tables,
    sequences: given.sequences.filter(isCounter),
    others: [...others, ...given.sequences.filter((name) => !isCounter(name))],
    lacking: own.tables.filter((table) => !isOnceIn(tables, table)).map(({ name }) => name),
  }
}

function isOnceIn(tables: Table[], { name, columns }: Table): boolean {
  const [found, ...more] = tables.filter((each) => each.name === name)
  return more.length === 0 && isDeepStrictEqual(found?.columns.toSorted(), columns.toSorted())
}

/** The schema as drizzle noted it beside the migration, for the next one to be made from. */
function readOwn(newest: number | undefined): Names | undefined {
  const { entries } = journal.parse(readMeta('_journal.json'))
  const entry = entries.find(({ when }) => when === newest)
  if (!entry) return undefined
  const found = snapshot.parse(readMeta(`${String(entry.idx).padStart(4, '0')}_snapshot.json`))
  const tables = Object.values(found.tables)
  return {
    // Nobody writes a generated column: PostgreSQL computes it anew.
    tables: tables.map(({ name, columns }) => ({
      name,
      columns: namesOf(columns, (each) => !each.generated),
    })),
    sequences: tables.flatMap(({ name, columns }) =>
      namesOf(columns, ({ type }) => type.endsWith('serial')).map((each) => `${name}_${each}_seq`),
    ),
  }
}

const namesOf = (columns: Record<string, Column>, isMeant: (column: Column) => boolean) =>
  Object.values(columns)
    .filter(isMeant)
    .map(({ name }) => name)

function readMeta(file: string): unknown {
  return JSON.parse(readFileSync(join(migrationsFolder, 'meta', file), 'utf8'))
}
