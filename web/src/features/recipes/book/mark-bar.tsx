import { Button } from '@mantine/core'
import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { IconBookmark, IconBookmarkFilled, IconMoodSad, IconStar, IconStarFilled } from '@tabler/icons-react'
import { mark } from './book.mutations.ts'
import * as words from './book-words.ts'
import classes from './mark-bar.module.css'
import { useMarks } from './marks.ts'

const stars = [1, 2, 3, 4, 5]

/** Keep it, rate it, or never see it again. */
export function MarkBar({ recipe }: { recipe: SuggestedRecipe }) {
  const now = useMarks()(recipe)
  if (!now) return null
  const Bookmark = now.kept ? IconBookmarkFilled : IconBookmark
  return (
    <div className={classes.bar}>
      {recipe.engine !== 'own' && (
        <Button
          variant="subtle"
          aria-pressed={now.kept}
          aria-label={words.keepOf(recipe.title)}
          leftSection={<Bookmark size={20} aria-hidden />}
          onClick={() => mark(recipe, now, { kept: !now.kept })}
        >
          {words.keep}
        </Button>
      )}
      <fieldset className={classes.stars}>
        <legend>{words.yourRatingOf(recipe.title)}</legend>
        {stars.map((rating) => {
          const Star = rating <= (now.rating ?? 0) ? IconStarFilled : IconStar
          return (
            <button
              key={rating}
              type="button"
              className={classes.star}
              aria-pressed={now.rating === rating}
              aria-label={words.outOfFive(rating)}
              // The same star again takes the rating back.
              onClick={() => mark(recipe, now, { rating: now.rating === rating ? null : rating })}
            >
              <Star size={22} aria-hidden />
            </button>
          )
        })}
      </fieldset>
      <Button
        variant="subtle"
        aria-pressed={now.notForMe}
        aria-label={words.notForMeOf(recipe.title)}
        leftSection={<IconMoodSad size={20} aria-hidden />}
        onClick={() => mark(recipe, now, { notForMe: !now.notForMe })}
      >
        {words.notForMe}
      </Button>
      {now.notForMe && <p className={classes.aside}>{words.notSuggestedAgain}</p>}
    </div>
  )
}
