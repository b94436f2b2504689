import * as words from '../food-words.ts'
import { useNamesLive } from '../foods.queries.ts'
import { TakenFor } from '../taken-for.tsx'
import { useKeptNames, useNames } from '../use-names.ts'
import classes from './not-recognised.module.css'

/** More than these would push the recipes away. */
const shownAtMost = 5

/** Names in the pantry that no recipe can use, each with a press that corrects it. */
export function NotRecognised() {
  useNamesLive()
  useKeptNames()
  const unknown = [...useNames().values()].filter(({ kind }) => kind === 'unknown')
  if (unknown.length === 0) return null
  const more = unknown.length - shownAtMost
  return (
    <section className={classes.note} aria-label={words.notRecognised}>
      <p>
        <strong>{words.notUsable}</strong> {words.tellWhatTheyAre}
      </p>
      <ul>
        {unknown.slice(0, shownAtMost).map((reading) => (
          <li key={reading.name}>
            <bdi>{reading.name}</bdi> <TakenFor reading={reading} />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{words.andMore(more)}</p>}
    </section>
  )
}
