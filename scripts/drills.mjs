import { buildAll } from './build.mjs'

await buildAll()
await import('../drills/main.ts')
