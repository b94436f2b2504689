import { Button } from '@mantine/core'
import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import {
  type Icon,
  IconBookmark,
  IconBookmarkFilled,
  IconMoodSad,
  IconStar,
  IconStarFilled,
} from '@tabler/icons-react'
import { forget, mark } from './book.mutations.ts'
import * as words from './book-words.ts'
import classes from './mark-bar.module.css'
import { useMarks } from './marks.ts'

const stars = [1, 2, 3, 4, 5]

/** Keep it, rate it, or never see it again. */
export function MarkBar({ recipe }: { recipe: SuggestedRecipe }) {
  const now = useMarks()(recipe)
  if (!now) return null
  return (
    <div className={classes.bar}>
      {recipe.engine !== 'own' && (
        <MarkButton
          icon={now.kept ? IconBookmarkFilled : IconBookmark}
          label={words.keep}
          labelOf={words.keepOf(recipe.title)}
          isOn={now.kept}
          onPress={() => (now.kept ? forget(recipe, now) : mark(recipe, now, { kept: true }))}
        />
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
      <MarkButton
        icon={IconMoodSad}
        label={words.notForMe}
        labelOf={words.notForMeOf(recipe.title)}
        isOn={now.notForMe}
        onPress={() => mark(recipe, now, { notForMe: !now.notForMe })}
      />
      {now.notForMe && <p className={classes.aside}>{words.notSuggestedAgain}</p>}
    </div>
  )
}

interface MarkButtonProps {
  icon: Icon
  label: string
  /** The same with the recipe's name. */
  labelOf: string
  isOn: boolean
  onPress: () => void
}

const MarkButton = ({ icon: MarkIcon, label, labelOf, isOn, onPress }: MarkButtonProps) => (
  <Button
    variant="subtle"
    aria-pressed={isOn}
    aria-label={labelOf}
    leftSection={<MarkIcon size={20} aria-hidden />}
    onClick={onPress}
  >
    {label}
  </Button>
)
