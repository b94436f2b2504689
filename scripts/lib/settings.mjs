import { ConfigError, readConfig } from '../../server/src/platform/config/config.ts'

/** The settings of the environment; ends with the list of what is wrong with them. */
export function readSettings() {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
