// `npm run admin -- COMMAND`: what an operator may do to accounts and what people wrote; `help` says what.
import { finish, refuseKeptByNpm } from './lib/command.mjs'

const { adminOptions, runAdmin, textOfAdminProblem } = await import('../server/src/admin.ts')
const args = process.argv.slice(2)
const given = (name) => args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`))
try {
  // A donation alone was meant, and all of them would be annulled.
  refuseKeptByNpm(
    adminOptions,
    Object.fromEntries(Object.keys(adminOptions).map((name) => [name, given(name)])),
  )
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
await finish(() => runAdmin(args), textOfAdminProblem)
