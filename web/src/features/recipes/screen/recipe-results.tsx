import { Button, VisuallyHidden } from '@mantine/core'
import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { NoRecipes } from '#lib/lazy/lazy-art.ts'
import { FormAlert } from '#ui/fields/form-alert.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { useCooked } from '../data/recipes.mutations.ts'
import { failureOf, recipeTexts, standsInNote, withheldNote } from '../recipes-words.ts'
import { RecipeCard } from './recipe-card.tsx'
import classes from './recipe-results.module.css'
import { RecipeSkeleton } from './recipe-skeleton.tsx'
import type { Progress } from './recipes-progress.ts'
import * as words from './recipes-screen-words.ts'

interface RecipeResultsProps {
  progress: Progress
  /** How many recipes are not shown, as something else was said of their food since. */
  hidden: number
  isPantryEmpty: boolean
  /** Asks once more: the button above the recipes is far away on a phone. */
  onRetry: () => void
  /** Asks the built-in cookbook instead of an AI that is not to be had. */
  onCookbook: () => void
  onCook: (recipe: SuggestedRecipe) => void
  onLeftovers: (recipe: SuggestedRecipe, portions: number) => void
}

/** Outlines while recipes are written; a model's come one by one. */
const expected = 3

/** What came of asking: nothing yet, outlines, recipes, or why there are none. */
export function RecipeResults({ hidden, ...rest }: RecipeResultsProps) {
  return (
    <>
      {hidden > 0 && (
        <p role="status" className={classes.aside}>
          {words.hiddenSince(hidden)}
        </p>
      )}
      <Results {...rest} />
    </>
  )
}

function Results({
  progress,
  isPantryEmpty,
  onRetry,
  onCookbook,
  ...actions
}: Omit<RecipeResultsProps, 'hidden'>) {
  switch (progress.phase) {
    case 'idle':
      return isPantryEmpty ? (
        <EmptyState illustration={<NoRecipes />} text={recipeTexts.emptyPantry}>
          <LinkButton to="/pantry" variant="light">
            {words.openMyPantry}
          </LinkButton>
        </EmptyState>
      ) : (
        <EmptyState illustration={<NoRecipes />} text={recipeTexts.idle} />
      )
    case 'failed':
      return <Failed error={progress.error} onRetry={onRetry} onCookbook={onCookbook} />
    case 'working':
    case 'done':
      return <Written progress={progress} {...actions} />
  }
}

interface WrittenProps extends Pick<RecipeResultsProps, 'onCook' | 'onLeftovers'> {
  progress: Extract<Progress, { phase: 'working' | 'done' }>
}

/** While they are written and afterwards in the same place: whoever cooks the first already keeps its steps. */
function Written({ progress, onCook, onLeftovers }: WrittenProps) {
  const answer = progress.phase === 'done' ? progress.answer : undefined
  const recipes = progress.phase === 'done' ? progress.answer.recipes : progress.recipes
  const missing = answer ? 0 : Math.max(1, expected - recipes.length)
  return (
    <>
      {answer?.standsIn && (
        <p role="status" className={classes.aside}>
          {standsInNote[answer.standsIn]}
        </p>
      )}
      {answer && answer.withheld.count > 0 && (
        <p className={classes.aside}>{withheldNote(answer.withheld)}</p>
      )}
      {answer?.recipe === '' ? (
        <EmptyState
          illustration={<NoRecipes />}
          text={recipeTexts.noIdeas}
          hint={answer.considered.allergies.unreadable ? words.rewordAllergies : words.widenHint}
        />
      ) : (
        <>
          <VisuallyHidden role="status">{toldOf(recipes.length, answer !== undefined)}</VisuallyHidden>
          <div className={classes.recipes}>
            <Recipes recipes={recipes} {...(answer && { onCook })} onLeftovers={onLeftovers} />
            {Array.from({ length: missing }, (_, index) => (
              <RecipeSkeleton key={index} />
            ))}
          </div>
        </>
      )}
    </>
  )
}

const toldOf = (count: number, isAll: boolean): string =>
  isAll ? words.forYou(count) : count === 0 ? words.writingYourRecipes : words.soFar(count)

interface RecipesProps extends Pick<RecipeResultsProps, 'onLeftovers'> {
  recipes: readonly SuggestedRecipe[]
  onCook?: (recipe: SuggestedRecipe) => void
}

function Recipes({ recipes, ...actions }: RecipesProps) {
  const cooked = useCooked()
  return recipes.map((recipe, index) => (
    <RecipeCard
      key={recipe.id}
      recipe={recipe}
      number={index + 1}
      isCooked={cooked.includes(recipe.id)}
      {...actions}
    />
  ))
}

interface FailedProps extends Pick<RecipeResultsProps, 'onRetry' | 'onCookbook'> {
  error: unknown
}

function Failed({ error, onRetry, onCookbook }: FailedProps) {
  const { message, detail, requestId, offersCookbook } = failureOf(error)
  return (
    <FormAlert message={message} requestId={requestId}>
      {detail && <p className={classes.detail}>{detail}</p>}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onRetry}>
          {words.retry}
        </Button>
        {offersCookbook && (
          <Button variant="default" onClick={onCookbook}>
            {words.cookbookInstead}
          </Button>
        )}
      </div>
    </FormAlert>
  )
}
