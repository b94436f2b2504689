import { NotFound } from '#ui/illustrations/not-found.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import classes from './lone-page.module.css'

/** For an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <main className={classes.page}>
      <NotFound className={classes.art} />
      <h1>This page is not on any shelf</h1>
      <p>The address may be mistyped, or what was here has been removed.</p>
      <div className={classes.ways}>
        <LinkButton to="/home">Go Home</LinkButton>
      </div>
    </main>
  )
}
