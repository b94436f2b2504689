import { productName, tagline } from '@shelfmate/contract/api/product'
import { LogoMark } from '#ui/illustrations/logo-mark.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import classes from './poster.module.css'
import { posterWords } from './poster-words.ts'

interface KitchenPosterProps {
  dorm: string
  /** As it is called at the dorm; empty: just the dorm. */
  kitchen: string
  address: string
}

/** A page of paper whose code opens the posts of a dorm. */
export function KitchenPoster({ dorm, kitchen, address }: KitchenPosterProps) {
  return (
    <section className={classes.poster} aria-label={posterWords.poster}>
      <p className={classes.brand}>
        <LogoMark className={classes.logo} />
        {productName}
      </p>
      <h2>{posterWords.heading(dorm)}</h2>
      {kitchen && <p className={classes.kitchen}>{kitchen}</p>}
      <div className={classes.qr}>
        <QrCode text={address} label={posterWords.qr(dorm)} />
      </div>
      <p className={classes.how}>{posterWords.how}</p>
      <p className={classes.address}>{address}</p>
      <p className={classes.tagline}>{tagline}</p>
    </section>
  )
}
