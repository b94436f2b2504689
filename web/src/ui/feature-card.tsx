import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import classes from './feature-card.module.css'

interface FeatureCardProps {
  to: NonNullable<LinkProps['to']>
  title: string
  text: string
  art: ReactNode
}

/** A card that leads somewhere; named by its title alone. */
export function FeatureCard({ to, title, text, art }: FeatureCardProps) {
  const id = useId()
  return (
    <Link className={classes.card} to={to} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <span className={classes.art}>{art}</span>
      <span className={classes.words}>
        <span className={classes.title} id={`${id}-title`}>
          {title}
        </span>
        <span className={classes.text} id={`${id}-text`}>
          {text}
        </span>
      </span>
    </Link>
  )
}
