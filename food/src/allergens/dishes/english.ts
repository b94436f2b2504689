/** Dishes, sweets and sauces of English-speaking kitchens, and of Singapore's hawkers. */
import { type Compound, holding } from './holding.ts'

export const englishDishes: readonly Compound[] = [
  holding(
    'milk',
    'fish soup bee hoon, sliced fish bee hoon, fish head bee hoon, cullen skink, everton mints, mint humbugs, murray mints, twister lolly, walls twister, fab lolly, fab lollies, fudgsicle, fudgesicle, creamsicle, buffalo wings, buffalo chicken wings, buffalo sauce, buffalo wing sauce, cool original doritos, doritos packet, rogan josh, laal maas, dal bukhara, langar dal, black dal, chicken 65',
  ),
  holding('crustaceans eggs soy', 'mee bandung'),
  holding('fish', 'mee hoon kueh, mee hoon kway, ban mian, banmian, pan mee'),
  holding(
    'eggs',
    'olivier salad, chicken 65, italian wedding soup, corn dog, ban mian, banmian, pan mee, kway chap, kuay chap',
  ),
  holding('eggs mustard', 'filet o fish, filet-o-fish'),
  holding('milk', "horseradish sauce, creamed horseradish, ploughman's lunch, ploughman's platter"),
  holding('gluten milk soy', "s'mores, smores, s'more, smores kit, s'mores kit"),
  holding('gluten', 'nihari, gumbo, fryums, fryum'),
  holding('nuts', 'sugee cake, sugee cookies'),
  holding('soy', 'karaage, chicken karaage, schezwan sauce, schezwan chutney, schezwan hot sauce'),
  holding('celery', 'schezwan sauce, schezwan chutney'),
  holding('crustaceans', 'nonya rempah, nyonya rempah'),
  holding('molluscs', 'beef and broccoli, beef broccoli'),
  holding('gluten eggs', 'full english, full english breakfast, english breakfast, fry-up, fry up, fryup'),
  holding('eggs', 'marie rose, marie rose sauce, stracciatella soup'),
  holding('fish', 'fake crab'),
  holding('milk', 'parm, selection box, advent calendar, brynza'),
  holding('gluten', 'pb&j, pbj, pb and j'),
]
