import { buildAll } from './build.mjs'

await buildAll()
await import('../bench/main.ts')
