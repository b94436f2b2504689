/** Dishes of German, Dutch, Nordic, Polish and Russian kitchens. */
import { type Compound, holding } from './holding.ts'

export const northDishes: readonly Compound[] = [
  holding('milk', 'rivella, bifteki, joghurtgums, joghurt gums, janssons frestelse', 'european'),
  holding(
    'eggs',
    'löffelbiskuit, löffelbiskuits, tiramisu biskuit, biskotten, russisch brot, guetzli, gebäckmischung, türkischer honig, bayerische creme, bayrische creme, koldskål, joppiesaus, оливье',
    'european',
  ),
  holding('celery nuts eggs', 'waldorfsalat', 'european'),
  holding(
    'gluten milk eggs soy',
    "schaumkuss, schaumküsse, schaumküssen, schokokuss, schokoküsse, schokoküssen, mohrenkopf, mohrenköpfe, dickmann's, dickmanns, super dickmanns, schwedenbomben",
    'european',
  ),
  holding('gluten milk eggs nuts', 'gutsle, guatsla', 'european'),
  holding('gluten milk eggs', 'guzli, flädle, flädlesuppe, frittatensuppe, frittaten', 'european'),
  holding('celery milk mustard', 'leberkäs, leberkas', 'european'),
  holding(
    'celery mustard',
    'wiener würstchen, bockwurst, bockwürste, bockwürstchen, weißwurst, weißwürste, knackwurst, knackwürste',
    'european',
  ),
  holding(
    'nuts',
    'nussgipfel, nusshörnchen, nougatcroissant, malakofftorte, eierlikörtorte, hausfreunde, husarenkrapfen, zott monte, monte drink, birchermüeslijoghurt, semla, semlor, ostkaka, risalamande, kvæfjordkake, vaniljekranse, makowiec',
    'european',
  ),
  holding(
    'gluten',
    'birchermüeslijoghurt, stracciatellajoghurt, joghurt mit der ecke, barszcz biały, biały barszcz',
    'european',
  ),
  holding('sulphites', 'königskuchen, makowiec', 'european'),
  holding(
    'celery',
    'farmersalat, kaponata, gemüsesuppe, kartoffelsuppe, rindsuppe, pichelsteiner, rosół, борщ',
    'european',
  ),
  holding('gluten milk soy nuts', 'flødeboller, flødebolle', 'european'),
  holding('milk eggs soy', 'ptasie mleczko', 'european'),
  holding('milk eggs', 'grüne soße, frankfurter grüne soße', 'european'),
  holding('fish eggs', 'labskaus', 'european'),
  holding(
    'milk',
    'ryazhenka, varenets, zapekanka, gjetost, leipäjuusto, leniwe pierogi, pierogi leniwe',
    'european',
  ),
  holding('gluten milk', 'kaassoufflé, cranachan', 'european'),
  holding('milk', 'syllabub', 'european'),
  holding('milk eggs', 'zupa nic', 'european'),
  holding('gluten', 'kishke', 'european'),
  holding('sulphites', 'kompot z suszu', 'european'),
  holding('nuts gluten', 'mazurek', 'european'),
  holding('peanuts nuts milk', 'michałki', 'european'),
  holding('fish', 'stargazy pie, plokkfiskur, harðfiskur', 'european'),
  holding('mustard', 'gorchitsa', 'european'),
  holding('celery', 'soepgroenten', 'european'),
  holding('gluten milk', 'mehlschwitze', 'european'),
  holding('gluten milk eggs', 'quarkkeulchen', 'european'),
]
