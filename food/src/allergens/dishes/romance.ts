/** Dishes of French, Spanish, Italian and Portuguese kitchens. */
import { type Compound, holding } from './holding.ts'

export const romanceDishes: readonly Compound[] = [
  holding('gluten', 'pizzoccheri, pappa al pomodoro', 'european'),
  holding('fish', 'marmitako', 'european'),
  holding('crustaceans milk', 'sauce nantua, nantua', 'european'),
  holding('sulphites', 'vin chaud, malvasia, txakoli, retsina', 'european'),
  holding(
    'celery',
    'insalata di mare, soupe de légumes, sopa de verduras, insalata capricciosa, passato di verdure, zuppa di verdure, zuppa di legumi, minestra, minestrina',
    'european',
  ),
  holding('celery sulphites', 'pollo alla cacciatora', 'european'),
  holding(
    'nuts',
    'caramelle rossana, amarguinha, royal au chocolat, gâteau basque, pâté en croûte, cruesli, gâteau aux carottes, tarta de zanahoria, pastel de zanahoria, torta di carote, camilla merendina',
    'european',
  ),
  holding('eggs milk', 'boudin blanc, boudins blancs', 'european'),
  holding(
    'eggs',
    "salade olivier, ensalada olivier, pâté de campagne, guimauve, guimauves, la laitière, blanquette de veau, pim's, feijão tropeiro, bacalhau à brás, bacalhau a bras",
    'european',
  ),
  holding('gluten eggs milk', 'leche frita, baba au rhum, babas au rhum', 'european'),
  holding('fish', 'esqueixada', 'european'),
  holding('gluten fish crustaceans molluscs', 'cacciucco', 'european'),
  holding('gluten eggs milk', 'pommes dauphine, pommes dauphines', 'european'),
  holding('gluten milk nuts soy', 'bâtonnet glacé, bâtonnets glacés', 'european'),
  holding('gluten', 'cretons, creton', 'european'),
  holding('nuts soy', 'trésor céréales, céréales trésor', 'european'),
  holding('mustard', 'poulet yassa', 'european'),
  holding(
    'fish',
    'salsa césar, aderezo césar, ensalada césar, salade césar, salada césar, salsa cesare',
    'european',
  ),
  holding('fish milk', 'insalata di riso', 'european'),
  holding('milk nuts', 'agua de horchata, horchata mexicana', 'european'),
  holding('sulphites', 'hallaca, hallacas', 'european'),
  holding('milk', 'polpette, polpettine, cocada, cocadas, farofa pronta, farofa', 'european'),
  holding('eggs nuts mustard', 'tortelli di zucca, tortelli alla zucca', 'european'),
  holding('gluten nuts', 'açaí na tigela', 'european'),
  holding(
    'eggs mustard',
    'sapateira recheada, steak tartare, tartare de boeuf, tartar de ternera, bife tártaro',
    'european',
  ),
  holding('gluten', 'rebozado, rebozada, rebozados, rebozadas, açorda, acorda', 'european'),
  holding('nuts', 'calisson, calissons, nougatine', 'european'),
]
