import classes from './recipe-card.module.css'

const lines = 9

/** The outline of a recipe that is being written. */
export function RecipeSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  )
}
