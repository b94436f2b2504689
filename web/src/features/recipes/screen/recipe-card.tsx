import { forPortions } from '@shelfmate/contract/cooking/portions'
import type { SuggestedIngredient, SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { unknownWarning } from '@shelfmate/contract/recipes/unknown-warning'
import { IconChefHat, IconCircleCheck, IconShoppingCart, IconSparkles } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { lazyOnRender } from '#lib/lazy/lazy-part.ts'
import { cardId } from '#ui/layers/use-focus-return.ts'
import { SteadyButton } from '#ui/steady-button.tsx'
import { MarkBar } from '../book/mark-bar.tsx'
import { PortionsField } from '../cook/portions-field.tsx'
import { usePortions } from '../cook/portions-kept.ts'
import { CookModeButton } from '../cook-mode/cook-mode-button.tsx'
import { factsOf, moreTakesLonger, reasonOf, recipeTexts, swapNote, usedItemIds } from '../recipes-words.ts'
import classes from './recipe-card.module.css'
import * as words from './recipes-screen-words.ts'

// Nothing is left of what nobody has cooked.
const LeftoversChoice = lazyOnRender(
  async () => (await import('../leftovers/leftovers-choice.tsx')).LeftoversChoice,
)

interface RecipeCardProps {
  /** As it is written. */
  recipe: SuggestedRecipe
  /** 1 for the first suggestion; absent for one of the book. */
  number?: number
  isCooked: boolean
  /** Is given the recipe as it is written. Absent while more recipes are on their way. */
  onCook?: ((recipe: SuggestedRecipe) => void) | undefined
  /** What is left of the dish becomes an item. */
  onLeftovers: (recipe: SuggestedRecipe, portions: number) => void
  /** What else can be done with it. */
  more?: ReactNode
}

/** One recipe: what it takes, what of it is there, and how to cook it. */
export function RecipeCard({ recipe: written, number, more, onCook, ...rest }: RecipeCardProps) {
  const portions = usePortions(written)
  const recipe = forPortions(written, portions)
  const titleId = cardId(recipe.id)
  return (
    <article className={classes.card} aria-labelledby={titleId} data-item={recipe.id}>
      <h2 id={titleId} className={classes.title} tabIndex={-1}>
        <span>{number === undefined ? recipe.title : words.recipe(number, recipe.title)}</span>
      </h2>
      <div className={classes.facts}>
        <PortionsField recipe={written} portions={portions} />
        <p>{factsOf(recipe)}</p>
      </div>
      <p className={classes.reason}>{reasonOf(recipe)}</p>
      <Swaps swaps={recipe.swaps} />
      <h3 className={classes.heading}>{words.ingredients}</h3>
      <ul className={classes.ingredients}>
        {recipe.ingredients.map((line, index) => (
          <li key={index} data-source={line.source}>
            <Ingredient {...line} />
          </li>
        ))}
      </ul>
      <p className={classes.missing}>
        {recipe.missing.length > 0 ? (
          <>
            <strong>{words.toBuy}</strong> {recipe.missing.join(', ')}
          </>
        ) : (
          words.nothingToBuy
        )}
      </p>
      <h3 className={classes.heading}>{words.instructions}</h3>
      <ol className={classes.steps}>
        {recipe.steps.map((step, index) => (
          <li key={index}>{step}</li>
        ))}
      </ol>
      {portions > written.portions && <p className={classes.aside}>{moreTakesLonger(written)}</p>}
      <MarkBar recipe={written} />
      {more}
      <RecipeFoot recipe={recipe} onCook={onCook && (() => onCook(written))} {...rest} />
    </article>
  )
}

interface RecipeFootProps extends Pick<RecipeCardProps, 'recipe' | 'isCooked' | 'onLeftovers'> {
  onCook: (() => void) | undefined
}

/** Who wrote it, and what came of cooking it; `recipe` as it is cooked. */
function RecipeFoot({ recipe, isCooked, onCook, onLeftovers }: RecipeFootProps) {
  const cookLabel = isCooked ? words.cooked : words.iCookedThis
  return (
    <div className={classes.foot}>
      <p className={classes.labels}>
        {recipe.engine === 'ai' && (
          <>
            <IconSparkles size={18} aria-hidden /> {words.writtenByAI}{' '}
          </>
        )}
        {recipe.engine === 'own' && <strong>{recipeTexts.yours}</strong>}
        {recipeTexts.checkLabels}
      </p>
      <CookModeButton recipe={recipe} />
      {isCooked && <LeftoversChoice recipe={recipe} onKeep={onLeftovers} />}
      {(isCooked || usedItemIds(recipe).length > 0) && (
        <SteadyButton
          variant="light"
          leftSection={<IconChefHat size={20} aria-hidden />}
          disabled={isCooked || !onCook}
          aria-label={`${cookLabel}: ${recipe.title}`}
          onClick={onCook}
        >
          {cookLabel}
        </SteadyButton>
      )}
    </div>
  )
}

/** What was changed for somebody who can't eat what the page says. */
function Swaps({ swaps = [] }: Pick<SuggestedRecipe, 'swaps'>) {
  if (swaps.length === 0) return null
  return (
    <ul className={classes.swaps} aria-label={words.changedForYou}>
      {swaps.map((swap) => (
        <li key={swap.from}>{swapNote(swap)}</li>
      ))}
    </ul>
  )
}

const marks = {
  pantry: { icon: IconCircleCheck, label: words.inYourPantry },
  given: { icon: IconCircleCheck, label: words.youHaveIt },
  missing: { icon: IconShoppingCart, label: words.toBuyAlone },
} as const

function Ingredient({ text, amount, optional, source, standIn, unknown }: SuggestedIngredient) {
  const mark = source === 'staple' || (optional && source === 'missing') ? undefined : marks[source]
  const Icon = mark?.icon
  return (
    <>
      {Icon ? (
        <Icon size={20} className={classes.mark} role="img" aria-label={mark?.label} />
      ) : (
        <span className={classes.dot} aria-hidden />
      )}
      <span>
        {amount && `${amount} `}
        {text}
        {optional && words.optional}
        {standIn !== undefined && <span className={classes.standIn}>{words.standInNote(standIn)}</span>}
        {unknown !== undefined && <span className={classes.unknown}>{unknownWarning(unknown)}</span>}
      </span>
    </>
  )
}
