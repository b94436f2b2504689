// Fills the embedded database of DATA_DIR with the demo's dorm; scripts/demo.mjs then starts the server on it.
import { runAdmin } from '../server/src/admin.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { startEmbedded } from '../server/src/platform/database/embedded/index.ts'
import { migrateDatabase } from '../server/src/platform/database/migrate.ts'
import { makeLog } from '../server/src/platform/log/log.ts'
import { fillDorm } from './fill.ts'
import { emailOf, steward } from './people.ts'

const { DATA_DIR: dataDir } = readConfig({ DATA_DIR: process.env['DATA_DIR'] })
const embedded = await startEmbedded({ dataDir, log: makeLog('warn') })
try {
  await migrateDatabase(embedded.connection)
  await fillDorm({ target: embedded.connection, dataDir, now: new Date() })
  await runAdmin(['steward', 'add', emailOf(steward), '--reason', 'Looks after the campus in the demo.'])
} finally {
  await embedded.stop()
}
