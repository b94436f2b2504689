/** Values a minute apart in promtool's own notation: a start, a step, and how often. */
interface Series {
  series: string
  values: string
}

const shelfmate = (name: string, labels = '') =>
  `${name}{job="shelfmate",instance="a:3000"${labels && `,${labels}`}}`
const still = (value: number | string) => `${value}x60`
const growing = (each: number) => `0+${each}x60`
const day = 86_400

/** What makes each alert fire. The clock of these tests begins at 0. */
const causes: Record<string, Series[]> = {
  ShelfmateDown: [{ series: shelfmate('up'), values: still(0) }],
  ShelfmatePartFails: [{ series: shelfmate('part_up', 'part="mail"'), values: still(0) }],
  ShelfmateErrors: [
    { series: shelfmate('http_request_duration_seconds_count', 'status="200"'), values: growing(60) },
    { series: shelfmate('http_request_duration_seconds_count', 'status="500"'), values: growing(6) },
  ],
  ShelfmateSlow: [
    { series: shelfmate('http_request_duration_seconds_bucket', 'le="1"'), values: growing(10) },
    { series: shelfmate('http_request_duration_seconds_bucket', 'le="2.5"'), values: growing(60) },
    { series: shelfmate('http_request_duration_seconds_bucket', 'le="+Inf"'), values: growing(60) },
  ],
  ShelfmateWaitsForDatabase: [{ series: shelfmate('database_waiting'), values: still(3) }],
  ShelfmateJobFails: [
    { series: shelfmate('job_runs_total', 'task="a",result="failed"'), values: growing(1) },
  ],
  ShelfmateJobLate: [
    { series: shelfmate('job_succeeded_timestamp_seconds', 'task="a"'), values: still(0) },
    { series: shelfmate('job_interval_seconds', 'task="a"'), values: still(60) },
  ],
  ShelfmateMailsLate: [{ series: shelfmate('mails_waiting', 'which="late"'), values: still(1) }],
  ShelfmateMailsFail: [{ series: shelfmate('mails_total', 'result="failed"'), values: growing(1) }],
  ShelfmatePushFails: [{ series: shelfmate('push_notices_total', 'outcome="refused"'), values: growing(2) }],
  ShelfmateDiskFull: [{ series: shelfmate('data_folder_free_bytes'), values: still(1e9) }],
  ShelfmateBackupOld: [{ series: shelfmate('backup_timestamp_seconds'), values: still(-2 * day) }],
}

const allWell: Series[] = [
  { series: shelfmate('up'), values: still(1) },
  { series: shelfmate('part_up', 'part="mail"'), values: still(1) },
  { series: shelfmate('http_request_duration_seconds_count', 'status="200"'), values: growing(60) },
  { series: shelfmate('http_request_duration_seconds_count', 'status="500"'), values: growing(0) },
  { series: shelfmate('http_request_duration_seconds_bucket', 'le="1"'), values: growing(60) },
  { series: shelfmate('http_request_duration_seconds_bucket', 'le="+Inf"'), values: growing(60) },
  { series: shelfmate('database_waiting'), values: still(0) },
  { series: shelfmate('job_runs_total', 'task="a",result="failed"'), values: still(2) },
  { series: shelfmate('job_succeeded_timestamp_seconds', 'task="a"'), values: growing(60) },
  { series: shelfmate('job_interval_seconds', 'task="a"'), values: still(60) },
  { series: shelfmate('mails_waiting', 'which="late"'), values: still(0) },
  { series: shelfmate('mails_total', 'result="failed"'), values: still(4) },
  { series: shelfmate('push_notices_total', 'outcome="sent"'), values: growing(20) },
  { series: shelfmate('data_folder_free_bytes'), values: still(5e9) },
  { series: shelfmate('backup_timestamp_seconds'), values: still(0) },
]

/** One test for each alert, which fires, and one in which none does, as promtool reads them. */
export const cases = (names: readonly string[]) => [
  ...names.map((name) => testOf(causes[name] ?? [], name, [{ labels: '{}', value: 1 }])),
  testOf(allWell, undefined, []),
]

const testOf = (series: Series[], name: string | undefined, expected: object[]) => ({
  interval: '1m',
  input_series: series,
  promql_expr_test: [
    {
      expr: `count(ALERTS{alertstate="firing"${name === undefined ? '' : `,alertname="${name}"`}})`,
      eval_time: '40m',
      exp_samples: expected,
    },
  ],
})
