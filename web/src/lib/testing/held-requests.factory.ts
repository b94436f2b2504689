import { vi } from 'vitest'

/** A request of the browser's own, such as an upload, that takes as long as its test wants. */
export class HeldRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly status = 201
  readonly response = {}
  readonly open = () => undefined
  readonly setRequestHeader = () => undefined
  readonly abort = vi.fn(() => this.end('abort'))
  readonly send: () => void

  constructor(onSend: (sent: HeldRequest) => void) {
    super()
    this.send = () => onSend(this)
  }

  end(event: 'load' | 'error' | 'abort' = 'load'): void {
    this.dispatchEvent(new Event(event))
  }
}

/** Holds all that are sent from now on; returns them, in order, as they come. `vi.unstubAllGlobals` lets go. */
export function holdRequests(): HeldRequest[] {
  const sent: HeldRequest[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends HeldRequest {
      constructor() {
        super((request) => void sent.push(request))
      }
    },
  )
  return sent
}
