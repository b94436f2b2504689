import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { describeError } from '#lib/api/errors.ts'
import classes from './lone-page.module.css'

/** Stands in for a screen that could not be shown. Uses no Mantine: that may be the very thing that did not arrive. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const { message, requestId } = describeError(error)
  const retry = () => {
    // A chunk that failed to load fails for good in this page; only a new page asks again.
    if (isLoadFailure(error)) window.location.reload()
    else void router.invalidate().then(reset)
  }
  return (
    <main className={classes.page}>
      <img src="/favicon.svg" alt="" width={72} height={72} />
      <h1>This screen could not be shown</h1>
      <div role="alert">
        <p>{isLoadFailure(error) ? loadFailure : message}</p>
        {requestId && <p className={classes.request}>Request {requestId}</p>}
      </div>
      <div className={classes.ways}>
        <button type="button" className={classes.primary} onClick={retry}>
          Retry
        </button>
        <a className={classes.secondary} href="/home">
          Go Home
        </a>
      </div>
    </main>
  )
}

const loadFailure = 'Part of this page didn’t load. Nothing is lost. Check your connection and try again.'

/** Browsers word it differently; all of them throw a TypeError from `import()`. */
function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && /import|module|preload/i.test(error.message)
}
