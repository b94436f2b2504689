import { useState } from 'react'
import classes from './avatar.module.css'

interface AvatarProps {
  name: string
  /** Address of the image; without one, or while it cannot be shown, the name's initial stands in. */
  src?: string | undefined
  /** Width and height in px. */
  size: number
  /** What the image is, where it is more than a mark beside the name. */
  alt?: string
}

/** A person's image, round. */
export function Avatar({ name, src, size, alt = '' }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className={classes.avatar} style={{ width: size, height: size, fontSize: size * 0.42 }}>
      {src !== undefined && src !== broken ? (
        <img src={src} alt={alt} width={size} height={size} onError={() => setBroken(src)} />
      ) : (
        <span aria-hidden>{initialOf(name)}</span>
      )}
    </span>
  )
}

/** The first letter of a name as people see it, an accent or the parts of an emoji included. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first ? first.segment.toLocaleUpperCase() : '?'
}
