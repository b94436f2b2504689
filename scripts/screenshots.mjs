// `npm run screenshots [-- NAME...]`: takes the pictures of docs/screenshots anew, from the demo.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { emailOf, named, password } from '../demo/people.ts'
import { chromiumPath } from '../drills/product/chromium.ts'
import { freePort } from './lib/free-port.mjs'
import { root } from './lib/root.mjs'

const folder = path.join(root, 'docs/screenshots')
const widths = { 360: 740, 1280: 800 }
const themes = ['light', 'dark']
const quality = 82

/** The screens in the specification's order; `ready` waits for what each is about. */
const screens = {
  landing: { at: '/', signedIn: false },
  login: { at: '/login', signedIn: false },
  'sign-up': { at: '/signup', signedIn: false },
  home: { at: '/home' },
  pantry: { at: '/pantry', ready: (page) => page.getByRole('button', { name: 'Consumed Eggs' }).waitFor() },
  profile: { at: '/profile' },
  'change-password': { at: '/changepassword' },
  notifications: { at: '/notifications' },
  recipes: { at: '/recipes', ready: suggest },
  exchange: { at: '/exchange', ready: (page) => page.getByText('Sunday bak kut teh').first().waitFor() },
  progress: { at: '/progress' },
  people: { at: '/chat' },
  chat: { at: ({ mei, lucas }) => `/chat/${[mei, lucas].sort().join('_')}` },
  'other-profile': { at: ({ priya }) => `/viewprofile/${priya}` },
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in screens))
if (unknown.length > 0) {
  console.error(`Unknown screen: ${unknown.join(', ')}. The screens are: ${Object.keys(screens).join(', ')}.`)
  process.exit(2)
}

mkdirSync(folder, { recursive: true })
const port = await freePort()
const origin = `http://localhost:${port}`
const demo = await startDemo()
try {
  await takeAll()
} finally {
  demo.kill('SIGTERM')
}

async function startDemo() {
  const child = spawn(process.execPath, [path.join(root, 'scripts/demo.mjs')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the demo ended with ${code}`)))
    child.stdout.on('data', (text) => {
      if (String(text).includes('The demo is open')) resolve()
    })
  })
  return child
}

async function takeAll() {
  const args = ['--no-sandbox', '--disable-dev-shm-usage']
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args })
  const { state, ids } = await signIn(browser)
  const names = Object.keys(screens).filter((name) => wanted.length === 0 || wanted.includes(name))
  for (const [width, height] of Object.entries(widths))
    for (const theme of themes)
      for (const name of names) {
        const { signedIn = true } = screens[name]
        const context = await browser.newContext({
          baseURL: origin,
          colorScheme: theme,
          reducedMotion: 'reduce',
          locale: 'en-GB',
          viewport: { width: Number(width), height },
          ...(signedIn && { storageState: state }),
        })
        await take(await context.newPage(), name, ids, `${name}-${width}-${theme}.webp`)
        await context.close()
      }
  await browser.close()
  console.log(
    `${names.length * Object.keys(widths).length * themes.length} pictures lie in docs/screenshots.`,
  )
}

/** One login for all pictures, its newest badge celebrated already, and the ids that addresses are made of. */
async function signIn(browser) {
  const context = await browser.newContext({ baseURL: origin })
  const { request } = context
  const answer = await request.post('/api/auth/login', { data: { email: emailOf(named('mei')), password } })
  const { user } = await answer.json()
  const { uncelebrated: badges } = await (await request.get('/api/achievements')).json()
  await request.post('/api/achievements/celebrated', { data: { badges } })
  const { items } = await (await request.get('/api/people')).json()
  const idOf = ({ firstName, lastName }) =>
    items.find(({ displayName }) => displayName === `${firstName} ${lastName}`).userId
  const ids = { mei: user.id, lucas: idOf(named('lucas')), priya: idOf(named('priya')) }
  const state = await context.storageState()
  await context.close()
  return { state, ids }
}

async function take(page, name, ids, file) {
  const { at, ready } = screens[name]
  await page.goto(typeof at === 'function' ? at(ids) : at)
  await page.waitForLoadState('networkidle')
  await ready?.(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot({ animations: 'disabled' })
  writeFileSync(path.join(folder, file), await sharp(png).webp({ quality }).toBuffer())
  console.log(file)
}

async function suggest(page) {
  await page.getByRole('button', { name: 'Suggest Recipes' }).first().click()
  await page.getByText('Ingredients').first().waitFor()
}
