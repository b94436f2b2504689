// The way in. Compiled code of the last start is kept beside the data, which spares much of this one.
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { dataDirOf } from '#platform/config/given.ts'

const dataDir = dataDirOf(process.env)
// Making that folder, and saying what is wrong with it, is for others.
if (existsSync(dataDir)) enableCompileCache(join(dataDir, 'compiled'))
// What is imported above this line is compiled anew each time.
await import('./run.ts')
