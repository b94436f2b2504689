/** Dishes and foods of African kitchens, and those of the Caucasus, in the letters that menus write them in. */
import { type Compound, holding } from './holding.ts'

export const africanDishes: readonly Compound[] = [
  holding(
    'gluten',
    'mandazi, maandazi, mahamri, sambusa, kitcha, dabo kolo, ambasha, puff puff, bofrot, vetkoek, magwinya, roosterkoek, bunny chow, baghrir',
    'asian',
  ),
  holding('gluten eggs milk', 'chin chin, malva pudding', 'asian'),
  holding('gluten eggs', 'katlesi, rolex chapati, ugandan rolex', 'asian'),
  holding('eggs', 'doro wat, doro wot, doro wet, enkulal, enqulal, moi moi elewe', 'asian'),
  holding(
    'milk',
    'ayib, ayibe, kitfo, arera, maziwa, mursik, warankashi, kindirmo, amasi, mabisi, ultramel, doro wat, doro wot',
    'asian',
  ),
  holding(
    'fish',
    'dagaa, omena, kapenta, usipa, obokun, okporoko, thieboudienne, thiéboudiène, ceebu jen, momone, asa tibs',
    'asian',
  ),
  holding('crustaceans', 'kamba wa nazi, oporo', 'asian'),
  holding('molluscs', 'pweza, ngisi, konokono, igbin', 'asian'),
  holding(
    'peanuts',
    'kilishi, tiga dega, tigadegena, nkatenkwan, nkate nkwan, karanga, nsinjiro, kulikuli',
    'asian',
  ),
  holding('soy', 'awara, beske', 'asian'),
  holding('sesame', 'ufuta', 'asian'),
  holding('lupin', 'gibto', 'asian'),
  holding('nuts', 'ghoriba, ghriba, amlou, bastilla', 'asian'),
  holding('nuts sesame gluten', 'sellou', 'asian'),
]

export const caucasianDishes: readonly Compound[] = [
  holding('nuts', 'bazhe, pkhali, phkali, badrijani', 'european'),
  holding('gluten', 'khinkali, lobiani', 'european'),
  holding(
    'milk',
    'sulguni, suluguni, imeruli, megruli, nadugi, matsoni, matzoon, elarji, chvishtari, shkmeruli',
    'european',
  ),
  holding('milk eggs gluten', 'adjaruli, acharuli', 'european'),
  holding('eggs', 'chikhirtma, chirbuli', 'european'),
  holding('fish', 'kalmakhi, tsotskhali', 'european'),
  holding('sulphites', 'saperavi, kindzmarauli, tsinandali', 'european'),
]
