// `npm run admin -- COMMAND`: what an operator may do to accounts and what people wrote; `help` says what.
import { finish } from './lib/command.mjs'

const { runAdmin, textOfAdminProblem } = await import('../server/src/admin.ts')
await finish(() => runAdmin(process.argv.slice(2)), textOfAdminProblem)
