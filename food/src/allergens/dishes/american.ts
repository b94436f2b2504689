/** Sweets, snacks and dishes of the Americas and the Philippines, whose names tell nothing of what they hold. */
import { type Compound, holding } from './holding.ts'

export const americanDishes: readonly Compound[] = [
  holding(
    'peanuts',
    'mr goodbar, 5th avenue bar, clark bar, chick o stick, zagnut, oh henry bar, eat more bar, cracker jack, fiddle faddle, salsa macha, paçoquita, chubby hubby',
    'brands',
  ),
  holding('milk', 'bear brand milk, golden gaytime, ho hos, clark bar, zagnut', 'brands'),
  holding('milk gluten eggs', 'chubby hubby', 'brands'),
  holding('gluten soy', 'silver swan, datu puti soy', 'brands'),
  holding('gluten', 'skyflakes, weihenstephaner, cenovis, ho hos', 'brands'),
  holding('eggs', 'salsa golf, papo de anjo, bem casado, toucinho do céu, foo yung', 'european'),
  holding('gluten', 'pastel de feira, alfajor', 'european'),
  holding(
    'milk',
    'alfajor, chongos zamoranos, queijadinha, mousse de maracujá, romeu e julieta, romeo e julieta, ponche crema',
    'european',
  ),
  holding('fish', 'encebollado, leche de tigre', 'european'),
  holding('fish gluten', 'bacalaito', 'european'),
  holding('crustaceans', 'aguachile', 'european'),
  holding('molluscs', 'concha negra, conchas negras', 'european'),
  holding('nuts', 'marunchinos, falernum', 'european'),
  holding('eggs', 'brazo de mercedes, silvanas, kwek kwek, ponche crema', 'asian'),
  holding('nuts milk', 'silvanas', 'asian'),
  holding('gluten', 'hopia, mamon, kwek kwek', 'asian'),
  holding('gluten eggs milk', 'ensaymada, ensaimada', 'asian'),
  holding('milk eggs', 'bibingka', 'asian'),
  holding('milk', 'sorbetes', 'asian'),
  holding('peanuts', 'boyawan, nagaraya', 'asian'),
  holding('gluten', 'nagaraya', 'asian'),
]
