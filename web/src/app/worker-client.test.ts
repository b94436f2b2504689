import { beforeEach, expect, test, vi } from 'vitest'

const offered: (() => void)[] = []
vi.mock('#ui/layers/toasts.ts', () => ({
  notifyOffer: (_: string, { run }: { run: () => void }) => offered.push(run),
  notifyError: vi.fn(),
}))
vi.mock('./shortcuts/typed-text.ts', () => ({ followTyping: vi.fn(), hasTypedText: () => false }))
vi.mock('#lib/trusted-script.ts', () => ({ trustedScript: (script: string) => script }))

class Worker extends EventTarget {
  state = 'installing'
  readonly postMessage = vi.fn()
}
class Registration extends EventTarget {
  installing: Worker | null = null
  waiting: Worker | null = null
  readonly update = vi.fn()
}
const reload = vi.fn()
let registration: Registration
let container: EventTarget & { controller: Worker | null; register: () => Promise<Registration> }

/** A page that begins with the worker of an earlier visit, or with none; `found` is being installed by then. */
async function start(controller: Worker | null, found: Worker | null = null): Promise<void> {
  vi.resetModules()
  registration = new Registration()
  registration.installing = found
  container = Object.assign(new EventTarget(), { controller, register: async () => registration })
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('window', { location: { reload } })
  vi.stubEnv('PROD', true)
  const { startWorker } = await import('./worker-client.ts')
  const started = startWorker()
  await vi.advanceTimersByTimeAsync(2_000)
  await started
}

/** The worker that waited, or the first of all, takes the page over. */
function takeOver(by: Worker): void {
  registration.waiting = null
  container.controller = by
  container.dispatchEvent(new Event('controllerchange'))
}

function install(): Worker {
  const worker = new Worker()
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  return installed(worker)
}

function installed(worker: Worker): Worker {
  registration.waiting = worker
  worker.state = 'installed'
  worker.dispatchEvent(new Event('statechange'))
  return worker
}

beforeEach(() => {
  vi.useFakeTimers()
  offered.length = 0
  reload.mockClear()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  }
})

test('a new version is let in by its offer, and the page loads anew once it is', async () => {
  await start(new Worker())
  const next = install()
  offered[0]?.()
  expect(next.postMessage).toHaveBeenCalledWith({ kind: 'take over' })
  expect(reload).not.toHaveBeenCalled()
  takeOver(next)
  expect(reload).toHaveBeenCalledOnce()
})

test('a new version that opening the page found is offered once it is there', async () => {
  const next = new Worker()
  await start(new Worker(), next)
  expect(offered).toEqual([])
  installed(next)
  expect(offered).toHaveLength(1)
})

test('the first worker of all offers nothing', async () => {
  const first = new Worker()
  await start(null, first)
  installed(first)
  takeOver(first)
  expect(offered).toEqual([])
})

test.each(['an earlier visit', 'this visit'])(
  'what another tab lets in is offered, the worker before being of %s',
  async (of) => {
    await start(of === 'this visit' ? null : new Worker())
    if (of === 'this visit') takeOver(new Worker())
    takeOver(install())
    expect(offered).toHaveLength(2)
    // The first offer may still stand there.
    for (const press of offered) press()
    expect(reload).toHaveBeenCalledTimes(2)
  },
)
