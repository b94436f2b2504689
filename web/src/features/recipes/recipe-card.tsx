import { Button } from '@mantine/core'
import type { SuggestedIngredient, SuggestedRecipe } from '@shelfmate/contract/recipes'
import { unknownWarning } from '@shelfmate/contract/unknown-warning'
import { IconChefHat, IconCircleCheck, IconShoppingCart, IconSparkles } from '@tabler/icons-react'
import classes from './recipe-card.module.css'
import { factsOf, reasonOf, recipeTexts, usedItemIds } from './recipes-words.ts'

interface RecipeCardProps {
  recipe: SuggestedRecipe
  /** 1 for the first on the screen. */
  number: number
  isCooked: boolean
  /** Absent while more recipes are on their way. */
  onCook?: ((recipe: SuggestedRecipe) => void) | undefined
}

/** One recipe: what it takes, what of it is there, and how to cook it. */
export function RecipeCard({ recipe, number, isCooked, onCook }: RecipeCardProps) {
  const titleId = `recipe-${recipe.id}`
  const cookLabel = isCooked ? 'Cooked' : 'I cooked this'
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        <span>{`Recipe ${number}: ${recipe.title}`}</span>
      </h2>
      <p className={classes.facts}>{factsOf(recipe)}</p>
      <p className={classes.reason}>{reasonOf(recipe)}</p>
      <h3 className={classes.heading}>Ingredients:</h3>
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
            <strong>To buy:</strong> {recipe.missing.join(', ')}
          </>
        ) : (
          'Nothing to buy.'
        )}
      </p>
      <h3 className={classes.heading}>Instructions:</h3>
      <ol className={classes.steps}>
        {recipe.steps.map((step, index) => (
          <li key={index}>{step}</li>
        ))}
      </ol>
      <div className={classes.foot}>
        <p className={classes.labels}>
          {recipe.engine === 'ai' && (
            <>
              <IconSparkles size={18} aria-hidden /> Written by AI.{' '}
            </>
          )}
          {recipeTexts.checkLabels}
        </p>
        {usedItemIds(recipe).length > 0 && (
          <Button
            variant="light"
            leftSection={<IconChefHat size={20} aria-hidden />}
            disabled={isCooked || !onCook}
            aria-label={`${cookLabel}: ${recipe.title}`}
            onClick={() => onCook?.(recipe)}
          >
            {cookLabel}
          </Button>
        )}
      </div>
    </article>
  )
}

const marks = {
  pantry: { icon: IconCircleCheck, label: 'In your pantry' },
  given: { icon: IconCircleCheck, label: 'You have it' },
  missing: { icon: IconShoppingCart, label: 'To buy' },
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
        {optional && ' (optional)'}
        {standIn !== undefined && <span className={classes.standIn}>Use your {standIn} instead.</span>}
        {unknown !== undefined && <span className={classes.unknown}>{unknownWarning(unknown)}</span>}
      </span>
    </>
  )
}
