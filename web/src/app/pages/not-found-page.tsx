import { NotFound } from '#ui/illustrations/not-found.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import classes from './lone-page.module.css'
import * as words from './pages-words.ts'

/** For an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <main className={classes.page}>
      <NotFound className={classes.art} />
      <h1>{words.pageNotFound}</h1>
      <p>{words.addressMistyped}</p>
      <div className={classes.ways}>
        <LinkButton to="/home">{words.goHome}</LinkButton>
      </div>
    </main>
  )
}
