/** Dishes of Turkish and Arab kitchens. */
import { type Compound, holding } from './holding.ts'

export const westAsianDishes: readonly Compound[] = [
  holding('eggs', 'kuku sabzi, mirza ghasemi, ijjeh', 'arabic'),
  holding(
    'eggs',
    'revani, revanisi, şekerpare, tulumba tatlısı, kemalpaşa tatlısı, hanım göbeği, dilber dudağı, vezir parmağı, çokomel',
    'european',
  ),
  holding('eggs sesame', 'ramazan pidesi', 'european'),
  holding('eggs nuts', 'acıbadem kurabiyesi', 'european'),
  holding('milk nuts', 'irmik helvası', 'european'),
  holding(
    'nuts',
    'keşkül, keşkülü, havuçlu kek, gavurdağı salatası, acuka, ay çöreği, yalancı dolma, zeytinyağlı sarma, zeytinyağlı yaprak sarma',
    'european',
  ),
  holding('nuts sulphites', 'iç pilav', 'european'),
  holding('nuts gluten', 'güllaç, güllacı', 'european'),
  holding('gluten nuts sulphites', 'aşure, aşuresi', 'european'),
  holding('sesame nuts peanuts', 'batırık', 'european'),
  holding('gluten', 'ezogelin, supangle, magnolia tatlısı, magnolya', 'european'),
  holding('gluten milk', 'domates çorbası', 'european'),
  holding('milk', 'شيش طاووق', 'arabic'),
  holding('nuts', 'بسبوسة, نمورة, معمول, كعك العيد, غريبة, قطايف, ملبس, صفيحة, صيادية', 'arabic'),
  holding('sesame nuts', 'كحك, سمكة حرة', 'arabic'),
  holding('sesame', 'مناقيش, لقيمات', 'arabic'),
  holding('sesame', 'manakish, manakeesh, man2oushe, luqaimat, sfouf'),
  holding('sesame nuts', 'samke harra, kahk el eid'),
  holding('nuts', 'sfouf, sfiha, sfeeha, sayadieh, sayadiyeh, namoura'),
  holding('nuts gluten milk', 'tarator'),
  holding('nuts gluten', 'circassian chicken, çerkez tavuğu, cerkez tavugu'),
  holding('gluten milk', 'trahana'),
  holding('gluten', 'kritharaki, kritharoto'),
  holding('milk', 'leben'),
]
