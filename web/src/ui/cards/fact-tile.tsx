import type { Icon } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import classes from './fact-tile.module.css'

interface FactTileProps extends Pick<LinkProps, 'to' | 'params' | 'search'> {
  icon: Icon
  title: string
  text: string
  /** Whether it asks for a look. */
  isNew: boolean
}

/** One fact in two lines that leads to more of it; as high as every other, whatever it says. */
export const FactTile = ({ icon: TileIcon, title, text, isNew, ...way }: FactTileProps) => (
  <Link className={classes.tile} data-new={isNew || undefined} {...way}>
    <TileIcon className={classes.icon} size={24} aria-hidden />
    <span className={classes.words}>
      <strong>{title}</strong>
      <small>{text}</small>
    </span>
  </Link>
)
