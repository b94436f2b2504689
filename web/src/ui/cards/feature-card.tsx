import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './feature-card.module.css'

interface FeatureCardProps {
  to: NonNullable<LinkProps['to']>
  title: string
  text: string
  art: ReactNode
}

/** A card that leads somewhere: its title is the link, and all of the card can be pressed. */
export function FeatureCard({ to, title, text, art }: FeatureCardProps) {
  return (
    <article className={classes.card}>
      <div className={classes.art}>{art}</div>
      <div>
        <h2 className={classes.title}>
          <Link className={classes.link} to={to}>
            {title}
          </Link>
        </h2>
        <p className={classes.text}>{text}</p>
      </div>
    </article>
  )
}
