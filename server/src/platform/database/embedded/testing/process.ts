import { startEmbedded } from '../index.ts'

/** A second process for the tests: joins the database of the folder it is given and reports over IPC. */
const report = (message: object) => process.send?.(message)
const log = {
  info: (detail: object, text: string) => report({ text, ...detail }),
  warn: (detail: object, text: string) => report({ text, ...detail }),
  error: (detail: object, text: string) => report({ text, ...detail }),
}

const database = await startEmbedded({ dataDir: process.argv[2] ?? '', log })
report({ ready: true, pid: database.postmasterPid, connection: database.connection })
process.on('message', () => {
  void database.stop().then(() => process.disconnect())
})
