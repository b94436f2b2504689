import type { Author } from '@shelfmate/contract/exchange/exchange'
import { Link } from '@tanstack/react-router'
import classes from './person-link.module.css'

/** Somebody's name, leading to their profile. */
export function PersonLink({ person }: { person: Author }) {
  return (
    <Link className={classes.person} to="/viewprofile/$userId" params={{ userId: person.userId }}>
      <bdi>{person.displayName}</bdi>
    </Link>
  )
}
