/** The terms of all 14 groups, in the order of the groups. */
import { celery } from './celery.ts'
import { crustaceans } from './crustaceans.ts'
import { eggs } from './eggs.ts'
import { fish } from './fish.ts'
import { withSlavicCases } from './forms/slavic-cases.ts'
import { withTurkishCases } from './forms/turkish-cases.ts'
import { gluten } from './gluten.ts'
import { lupin } from './lupin.ts'
import { milk } from './milk.ts'
import { molluscs } from './molluscs.ts'
import { mustard } from './mustard.ts'
import { nuts } from './nuts.ts'
import { peanuts } from './peanuts.ts'
import { sesame } from './sesame.ts'
import { soy } from './soy.ts'
import { sulphites } from './sulphites.ts'
import type { GroupTerms } from './terms.ts'
import { withThreeScripts } from './three-scripts.ts'

export const allTerms: readonly GroupTerms[] = [
  gluten,
  crustaceans,
  eggs,
  fish,
  peanuts,
  soy,
  milk,
  nuts,
  celery,
  mustard,
  sesame,
  sulphites,
  lupin,
  molluscs,
].map((group) => withSlavicCases(withTurkishCases(withThreeScripts(group))))
