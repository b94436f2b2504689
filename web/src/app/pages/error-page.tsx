import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { describeError } from '#lib/api/errors.ts'
import classes from './lone-page.module.css'
import * as words from './pages-words.ts'

/** Stands in for a screen that could not be shown. Uses no Mantine: that may be the very thing that did not arrive. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const { message, requestId } = describeError(error)
  const drawAnew = async () => {
    const { queryClient } = await import('#lib/api/query-client.ts')
    // What the device kept of a server's answers is unchecked until that answers anew; a version before may have written it
    // in another shape. What no server knows stays, and so does all of it where none can be asked.
    if (navigator.onLine)
      queryClient.removeQueries({
        type: 'inactive',
        predicate: ({ state, options }) => state.isInvalidated && typeof options.queryFn === 'function',
      })
    await router.invalidate()
    reset()
  }
  const reload = () => window.location.reload()
  const retry = () => {
    // A chunk that failed to load fails for good in this page; only a new page asks again.
    if (isLoadFailure(error)) reload()
    else drawAnew().catch(reload)
  }
  return (
    <main className={classes.page}>
      <img src="/favicon.svg" alt="" width={72} height={72} />
      <h1>{words.screenNotShown}</h1>
      <div role="alert">
        <p>{isLoadFailure(error) ? loadFailure : message}</p>
        {requestId && <p className={classes.request}>{words.request(requestId)}</p>}
      </div>
      <div className={classes.ways}>
        <button type="button" className={classes.primary} onClick={retry}>
          {words.retry}
        </button>
        <a className={classes.secondary} href="/home">
          {words.goHome}
        </a>
      </div>
    </main>
  )
}

const loadFailure = words.partNotLoaded

/** Browsers word it differently; all of them throw a TypeError from `import()`. Of a style sheet Vite says it. */
function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error instanceof TypeError ? /import|module|preload/i : /^Unable to preload/).test(error.message)
}
