import type { Considered, SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { IconAlertTriangle, IconChefHat } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { lazyOnRender } from '#lib/lazy/lazy-part.ts'
import { prefersReducedMotion } from '#lib/lazy/reduced-motion.ts'
import { useDataAge } from '#lib/live/data-age.ts'
import { useAwaitsRefetch } from '#lib/live/use-awaits-refetch.ts'
import { LoadError } from '#lib/states/load-error.tsx'
import { ScreenHeader } from '#ui/frame/screen-header.tsx'
import { isFocusLost } from '#ui/layers/use-focus-return.ts'
import { SteadyButton } from '#ui/steady-button.tsx'
import { type RecipeTab, RecipeTabs } from '../book/recipe-tabs.tsx'
import { suggestRecipes, useProgress } from '../data/recipes.mutations.ts'
import { consideredQuery, isConsideredOld, useConsideredLive } from '../data/recipes.queries.ts'
import { consideredNow, isForSame, isJudgedByNow, type SaidDiet } from '../data/recipes-for.ts'
import { excludedNote, recipeTexts } from '../recipes-words.ts'
import { ConsideredNote } from './considered-note.tsx'
import { KitchenFilters } from './kitchen-filters.tsx'
import { RecipeResults } from './recipe-results.tsx'
import { kitchenFilters, setKitchen, useKitchen } from './recipes-kitchen.ts'
import { idle, type Progress } from './recipes-progress.ts'
import classes from './recipes-screen.module.css'
import * as words from './recipes-screen-words.ts'

const KeptRecipes = lazyOnRender(async () => (await import('../book/kept-recipes.tsx')).KeptRecipes)

interface RecipesScreenProps {
  userId: string
  /** What the user has said of their diet, as far as this device knows. */
  diet: SaidDiet | undefined
  tab: RecipeTab
  onTab: (tab: RecipeTab) => void
  /** What else is to be said of the pantry, above the recipes. */
  note: ReactNode
  /** Somebody says that they cooked it. */
  onCook: (recipe: SuggestedRecipe) => void
  /** So many portions of a dish are left over. */
  onLeftovers: (recipe: SuggestedRecipe, portions: number) => void
}

/** Ideas for what is in the pantry, with the allergies left out. */
export function RecipesScreen({ userId, diet, tab, onTab, note, ...actions }: RecipesScreenProps) {
  const { query, data, isOfNow, judged, ...ideas } = useIdeas(userId, diet)
  const { progress, isWorking, isToBeShown } = ideas
  const kitchen = useKitchen()
  const isPantryEmpty = data?.items === 0
  const { results, bringUpNext } = useBringingUp()
  const suggest = (engine?: 'cookbook') => {
    onTab('ideas')
    void suggestRecipes(userId, { ...kitchenFilters(kitchen), ...(engine && { engine }) })
    bringUpNext()
  }
  // Once recipes are asked for, the note tells of what they were written for.
  const told = consideredFor(progress)
  const shown = told ?? data
  return (
    <>
      <ScreenHeader
        title={words.recipeSuggestions}
        subtitle={words.recipesSubtitle}
        actions={
          <SteadyButton
            leftSection={<IconChefHat size={20} aria-hidden />}
            disabled={isWorking || !isOfNow || isPantryEmpty}
            onClick={() => suggest()}
          >
            {isWorking ? recipeTexts.working : recipeTexts.suggest}
          </SteadyButton>
        }
      />
      <RecipeTabs tab={tab} onChange={onTab} />
      {query.error && !data ? (
        <LoadError title={words.suggestionsNotLoaded} query={query} />
      ) : tab === 'kept' ? (
        <KeptRecipes userId={userId} considered={judged} {...actions} />
      ) : !shown ? (
        <div className={classes.noteToCome} aria-hidden />
      ) : (
        <>
          <div className={classes.settings}>
            <About considered={told ?? (isOfNow ? data : undefined)} />
            <KitchenFilters kitchen={kitchen} onChange={setKitchen} />
          </div>
          {note}
          <div ref={results} tabIndex={-1} className={classes.results}>
            {told && told.excluded > 0 && <Excluded count={told.excluded} />}
            {isToBeShown && (
              <RecipeResults
                progress={progress}
                hidden={ideas.hidden}
                isPantryEmpty={isPantryEmpty}
                onRetry={() => suggest()}
                onCookbook={() => suggest('cookbook')}
                {...actions}
              />
            )}
          </div>
        </>
      )}
    </>
  )
}

/** What recipes are written for; undefined while that waits for what has just been typed. */
const About = ({ considered }: { considered: Considered | undefined }) =>
  considered ? <ConsideredNote {...considered} /> : <p role="status">{words.awaitingYourProfile}</p>

/** What the recipes are written for, and what came of asking for them. */
function useIdeas(userId: string, diet: SaidDiet | undefined) {
  useConsideredLive(userId)
  const query = useQuery(consideredQuery)
  const { dataUpdatedAt } = query
  useDataAge(dataUpdatedAt)
  const data = query.data && consideredNow(query.data, dataUpdatedAt, diet)
  const [wasOld] = useState(isConsideredOld)
  // What whoever avoids nothing sees was not judged.
  const isOld = wasOld && data?.labels !== undefined
  const awaitsRefetch = useAwaitsRefetch({ ...query, isOld })
  const latest = useProgress(userId)
  // Recipes for other allergies or preferences than those of now are shown to nobody: 'no pork' may be new.
  const { progress, hidden } = data ? shownOf(latest, data) : { progress: latest, hidden: 0 }
  // How the server reads words that it hasn't got, nobody knows.
  const isOfNow = data !== undefined && data === query.data
  const isWorking = latest.phase === 'working'
  // Recipes of before may break an allergy of now: the server says first which those are. Nobody is told to press what waits.
  const isToBeShown =
    progress.phase === 'done' ? data && !awaitsRefetch : isOfNow || progress.phase !== 'idle'
  const judged = awaitsRefetch && data?.labels ? undefined : data
  return { query, data, judged, isOfNow, isWorking, progress, hidden, isToBeShown }
}

function Excluded({ count }: { count: number }) {
  return (
    <p role="status" className={classes.excluded}>
      <IconAlertTriangle size={20} aria-hidden />
      {excludedNote(count)}
    </p>
  )
}

/** Below this part of the window too little of a recipe would show. */
const farDown = 0.6

/** Scrolls to the results of what is asked for next. From My recipes they come with their tab, which follows the address. */
function useBringingUp() {
  const results = useRef<HTMLDivElement>(null)
  const isNext = useRef(false)
  useEffect(() => {
    if (!isNext.current || !results.current) return
    isNext.current = false
    // Retry has gone with what it stood in.
    if (isFocusLost()) results.current.focus({ preventScroll: true })
    // Once the outlines of the recipes give the page its height.
    requestAnimationFrame(() => results.current && bringUp(results.current))
  })
  const bringUpNext = () => {
    isNext.current = true
  }
  return { results, bringUpNext }
}

/** On a phone the recipes come after much else: they are scrolled to. Where they are in view already, nothing moves. */
function bringUp(results: HTMLElement): void {
  if (results.getBoundingClientRect().top < window.innerHeight * farDown) return
  results.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}

/** What may be shown for who eats as it is considered now, and how many recipes are hidden as something else was said of their food since. */
function shownOf(latest: Progress, now: Considered): { progress: Progress; hidden: number } {
  const about = consideredFor(latest)
  if (about && !isForSame(about, now)) return { progress: idle, hidden: 0 }
  const all = recipesIn(latest)
  const recipes = all.filter((recipe) => isJudgedByNow(recipe, now))
  const hidden = all.length - recipes.length
  if (hidden === 0) return { progress: latest, hidden }
  if (latest.phase === 'working') return { progress: { ...latest, recipes }, hidden }
  if (latest.phase !== 'done' || recipes.length === 0) return { progress: idle, hidden }
  return { progress: { ...latest, answer: { ...latest.answer, recipes } }, hidden }
}

function recipesIn(progress: Progress): readonly SuggestedRecipe[] {
  if (progress.phase === 'working') return progress.recipes
  return progress.phase === 'done' ? progress.answer.recipes : []
}

function consideredFor(progress: Progress) {
  if (progress.phase === 'working') return progress.considered
  return progress.phase === 'done' ? progress.answer.considered : undefined
}
