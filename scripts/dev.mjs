// The server from source, restarted at each change, and Vite in front of it with hot reload.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { endWith } from './lib/child.mjs'
import { root } from './lib/root.mjs'

const commands = [
  { args: ['--watch', 'server/src/main.ts'], cwd: root },
  { args: [path.join(root, 'node_modules/vite/bin/vite.js')], cwd: path.join(root, 'web') },
]

const children = commands.map(({ args, cwd }) => spawn(process.execPath, args, { cwd, stdio: 'inherit' }))
for (const child of children) {
  endWith(child)
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
    for (const other of children) other.kill()
  })
}
