import classes from './food-picture.module.css'
import pictures from './food-pictures.gen.svg?no-inline'

interface FoodPictureProps {
  /** Its code, as the server says; undefined while that is not known: its room is kept. */
  picture: string | undefined
}

/** A small picture beside a food's name, which says it all to those who do not see it. All are one file, loaded with the first. */
export const FoodPicture = ({ picture }: FoodPictureProps) => (
  <span className={classes.tile} aria-hidden>
    {picture && (
      <svg width={32} height={32}>
        <use href={`${pictures}#${picture}`} />
      </svg>
    )}
  </span>
)
