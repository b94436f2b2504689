import { msPerSecond } from '@shelfmate/contract/api/durations'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Each look at the event loop's lag wakes the process: at prom-client's own 10 ms a hundred times a second, for nothing at rest. */
const loopWatchMs = 1_000
const latencyBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export interface HttpMetrics {
  observe(method: string, route: string | undefined, status: number, ms: number): void
  /** A call that did not fit: counted apart, as a histogram would cost as much as the refusal. */
  refused(): void
}

/** The process's metrics in Prometheus' text form; labels are routes, never paths, so that their number is bounded. */
export class Metrics implements HttpMetrics {
  readonly registry = new Registry()
  readonly #requests: Histogram<'method' | 'route' | 'status'>
  readonly #refused: Counter
  readonly #sockets: Gauge
  readonly #events: Counter

  constructor() {
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: loopWatchMs })
    this.#requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to answer',
      labelNames: ['method', 'route', 'status'],
      buckets: latencyBuckets,
      registers: [this.registry],
    })
    this.#refused = new Counter({
      name: 'http_requests_refused_total',
      help: 'Calls that were told at once to come again later, as too many were worked on',
      registers: [this.registry],
    })
    this.#sockets = new Gauge({
      name: 'live_connections',
      help: 'Open live connections',
      registers: [this.registry],
    })
    this.#events = new Counter({
      name: 'live_events_total',
      help: 'Events published to live connections',
      labelNames: ['event'],
      registers: [this.registry],
    })
  }

  observe(method: string, route: string | undefined, status: number, ms: number): void {
    this.#requests.observe({ method, route: route ?? 'none', status: String(status) }, ms / msPerSecond)
  }

  refused(): void {
    this.#refused.inc()
  }

  liveConnections(count: number): void {
    this.#sockets.set(count)
  }

  livePublished(event: string): void {
    this.#events.inc({ event })
  }
}
