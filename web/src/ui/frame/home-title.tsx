import { LogoMark } from '../illustrations/logo-mark.tsx'
import classes from './home-layout.module.css'

/** The greeting as long as nothing can be pressed. */
export const HomeTitle = ({ greeting }: { greeting: string }) => (
  <header className={classes.header}>
    <div className={classes.actions}>
      <LogoMark className={classes.logo} />
    </div>
    <h1 className={classes.greeting}>{greeting}</h1>
  </header>
)
