import type { ClientBase } from 'pg'
import type { Manifest } from './file/manifest.ts'

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Left out: what belongs to an extension. */
const own = (kind: string, oid: string) =>
  `not exists (select from pg_depend d where d.classid = '${kind}'::regclass and d.objid = ${oid} and d.deptype = 'e')`

/** The tables in the order of their names, each with the columns that rows are written with. */
export async function listTables(client: ClientBase): Promise<Manifest['tables']> {
  const found = await client.query<Manifest['tables'][number]>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and ${own('pg_class', 'c.oid')}
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return found.rows
}

/** The counters in the order of their names. */
export async function listSequences(client: ClientBase): Promise<string[]> {
  const found = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`)
  return found.rows.map(({ name }) => name)
}

/** Where each of these counters stands. */
export async function readSequences(client: ClientBase, names: string[]): Promise<Manifest['sequences']> {
  const sequences: Manifest['sequences'] = []
  for (const name of names) {
    const state = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
    )
    sequences.push(...state.rows.map((row) => ({ name, ...row })))
  }
  return sequences
}

/** Which migrations the database has seen, oldest first; none where it was never migrated. */
export async function listMigrations(client: ClientBase): Promise<Manifest['migrations']> {
  const exists = await client.query(
    "select from pg_class where oid = to_regclass('drizzle.__drizzle_migrations')",
  )
  if (exists.rowCount === 0) return []
  const applied = await client.query<{ hash: string; createdAt: number }>(
    'select hash, created_at::float8 as "createdAt" from drizzle.__drizzle_migrations order by created_at, id',
  )
  return applied.rows
}

/** Every foreign key with the SQL that makes it again, quoted as SQL wants it. */
export async function listForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const found = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  return found.rows
}

/** Drops everything that migrations made, and their journal. Extensions stay: not every owner may make them again. */
export async function dropEverything(client: ClientBase): Promise<void> {
  await client.query(`
    do $$
    declare each record;
    begin
      for each in
        select oid::regclass as name from pg_class c
        where relkind = 'r' and relnamespace = 'public'::regnamespace and ${own('pg_class', 'c.oid')}
      loop execute format('drop table if exists %s cascade', each.name); end loop;
      for each in
        select oid::regprocedure as name from pg_proc p
        where pronamespace = 'public'::regnamespace and ${own('pg_proc', 'p.oid')}
      loop execute format('drop routine if exists %s cascade', each.name); end loop;
      drop schema if exists drizzle cascade;
    end $$`)
}
