import { expect, it } from 'vitest'
import { applyMigrations, listKnownMigrations } from '#platform/database/migrate.ts'
import { atEmptySite, onDatabase } from './backup.factory.ts'
import { listMigrations, listSequences, listTables } from './catalogue.ts'
import { partOwn } from './own-schema.ts'

it('knows after each migration every table, column and counter that is there, and no other', async () => {
  await atEmptySite(
    ({ target }) =>
      onDatabase(target, async (client) => {
        let after = 0
        for (const { folderMillis: upTo } of listKnownMigrations()) {
          await applyMigrations(client, { after, upTo })
          after = upTo
          const found = { tables: await listTables(client), sequences: await listSequences(client) }
          const own = partOwn(found, await listMigrations(client))
          expect(own, `up to ${upTo}`).toEqual({ ...found, others: [], lacking: [] })
        }
      }),
    { template: 'template0' },
  )
})
