/** Dishes whose names or steps usually tell of an allergen and that are made without it here: what the list of ingredients says, counts. */
import type { GuardedRecipe } from '@shelfmate/food/guard/reading/recipe-texts'
import type { Random } from './random.ts'

interface Dish {
  readonly title: string
  readonly ingredients: readonly string[]
  readonly steps: readonly string[]
  /** The groups that it holds, parted by spaces. */
  readonly holds: string
}

const dish = (holds: string, title: string, ingredients: string, steps: string): Dish => ({
  holds,
  title,
  ingredients: ingredients.split('; '),
  steps: steps.split(' / '),
})

/** %v stands for a vegetable. */
const dishes: readonly Dish[] = [
  dish(
    '',
    'Pasta with %v',
    '200 g gluten-free pasta; 1 %v; 2 tbsp olive oil',
    'Boil the pasta for 9 minutes. / Toss the pasta with the %v and the oil.',
  ),
  dish(
    '',
    '%v noodles',
    '150 g rice noodles; 1 %v; 1 lime',
    'Soak the noodles in hot water. / Drain the noodles and stir in the %v.',
  ),
  dish(
    '',
    'Tacos with %v',
    '6 corn tortillas; 1 %v; 1 avocado',
    'Warm the tortillas in a dry pan. / Fill the tortillas with %v and avocado.',
  ),
  dish(
    '',
    'Burrito bowl with %v',
    '200 g rice; 400 g black beans; 1 %v',
    'Cook the rice. / Warm the beans. / Layer with the %v.',
  ),
  dish(
    '',
    'Risotto with %v',
    '300 g arborio rice; 1 %v; 1 onion; 2 tbsp olive oil',
    'Fry the onion in the oil. / Add the rice and water bit by bit. / Stir the %v into the risotto.',
  ),
  dish(
    '',
    "Shepherd's pie with %v",
    '800 g potatoes; 400 g minced lamb; 1 %v',
    'Boil and mash the potatoes. / Brown the mince with the %v. / Top with the mash.',
  ),
  dish(
    'sulphites',
    'Rice pudding',
    '100 g rice; 400 ml coconut milk; 2 tbsp sugar',
    'Simmer the rice in the milk. / Stir in the sugar and serve the rice pudding warm.',
  ),
  dish(
    '',
    'Fried rice with %v',
    '300 g cooked rice; 1 %v; 2 spring onions',
    'Fry the %v. / Add the rice and fry until hot.',
  ),
  dish(
    '',
    'Corn chowder with %v',
    '2 tins sweetcorn; 2 potatoes; 1 %v',
    'Simmer the potatoes and the %v. / Blend half of the chowder.',
  ),
  dish(
    'eggs',
    'Buckwheat pancakes',
    '150 g buckwheat flour; 2 eggs; 300 ml water',
    'Whisk the flour with the eggs and the water. / Fry thin pancakes.',
  ),
  dish(
    'gluten',
    'Porridge with banana',
    '50 g oats; 200 ml oat milk; 1 banana',
    'Simmer the oats in the milk. / Slice the banana over the porridge.',
  ),
  dish(
    'eggs',
    'Omelette with %v',
    '3 eggs; 1 %v; 1 tbsp olive oil',
    'Beat the eggs. / Fry the %v, pour in the eggs and fold the omelette.',
  ),
  dish(
    '',
    'Reispfanne mit %v',
    '200 g Reis; 1 %v; 1 Zwiebel; 2 EL Rapsöl',
    'Reis 15 Minuten kochen. / Zwiebel braten. / Alles mischen und abschmecken.',
  ),
  dish(
    '',
    'Risotto alle verdure',
    '300 g riso; 1 cipolla; 2 carote; 2 cucchiai d’olio',
    'Tostare il riso e aggiungere acqua calda. / Unire le carote e mescolare.',
  ),
  dish(
    'eggs',
    'Tortilla de patatas',
    '4 patatas; 5 huevos; 1 cebolla',
    'Freír las patatas. / Mezclar con los huevos batidos. / Cuajar por los dos lados.',
  ),
  dish(
    '',
    'Riz aux légumes',
    "200 g riz; 2 carottes; 2 c. à soupe d'huile d'olive; 1 branche thym",
    "Faire revenir les carottes dans l'huile. / Ajouter le riz et l'eau et laisser cuire.",
  ),
  dish('', '土豆炖鸡', '鸡腿肉 500克; 土豆 2个; 姜 3片; 盐 少许', '鸡肉焯水。 / 加土豆和姜炖40分钟。'),
  dish('', 'जीरा चावल', '1 कप चावल; 1 चम्मच जीरा; 2 चम्मच तेल', 'तेल में जीरा भूनें। / चावल और पानी डालकर पकाएं।'),
  dish(
    '',
    'شوربة عدس',
    '200 غ عدس أحمر; 1 بصلة; 1 ملعقة كمون',
    'نقلي البصل. / نضيف العدس والماء. / نطبخ 25 دقيقة ونقدم.',
  ),
  dish('', 'ผักบุ้งผัดกระเทียม', 'ผักบุ้ง 1 กำ; กระเทียม 3 กลีบ; น้ำมันพืช 1 ช้อนโต๊ะ', 'ผัดกระเทียมจนหอม / ใส่ผักบุ้ง ผัดให้เข้ากัน'),
]
const vegetables =
  'carrot, broccoli, courgette, red pepper, cabbage, tomato, cucumber, pumpkin, cauliflower, spinach'.split(
    ', ',
  )

/** One of them, with the groups that it holds. */
export function harmlessDish(random: Random): { recipe: GuardedRecipe; held: ReadonlySet<string> } {
  const { title, ingredients, steps, holds } = random.pick(dishes)
  const vegetable = random.pick(vegetables)
  const filled = (text: string): string => text.replaceAll('%v', vegetable)
  return {
    recipe: { title: filled(title), ingredients: ingredients.map(filled), steps: steps.map(filled) },
    held: new Set(holds.split(' ')),
  }
}
