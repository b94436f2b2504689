import { quickest } from '@shelfmate/contract/testing/quickest.factory'
import { describe, expect, it } from 'vitest'
import { pageRecipes } from './page-recipes.ts'

const address = 'https://example.org/soup'
const recipesIn = (text: string, mediaType = 'text/html') => pageRecipes({ address, mediaType, text })
const soup = {
  title: 'Soup',
  ingredients: ['1 leek', '2 potatoes'],
  steps: ['Boil it.', 'Eat.'],
  minutes: 30,
  portions: 2,
  address,
}
const data = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Soup',
  recipeIngredient: soup.ingredients,
  recipeInstructions: soup.steps,
  totalTime: 'PT30M',
  recipeYield: 2,
}
const script = (text: string) =>
  `<html><head><script type="application/ld+json">${text}</script></head><body>x</body></html>`

describe('a page with JSON-LD', () => {
  it.each([
    ['plainly', script(JSON.stringify(data))],
    ['beside other data', script('{"@type":"WebSite"}') + script(JSON.stringify({ '@graph': [data] }))],
    ['wrapped as a comment', script(`<!-- ${JSON.stringify(data)} -->`)],
    ['wrapped as CDATA', script(`//<![CDATA[\n${JSON.stringify(data)}\n//]]>`.replaceAll('//', ''))],
    ['with line breaks within its texts', script(JSON.stringify(data).replace('Boil it.', 'Boil\n it.'))],
    [
      'with capital letters',
      script(JSON.stringify(data)).replace('application/ld+json', 'Application/LD+JSON'),
    ],
    ['beside broken data', script('{ broken') + script(JSON.stringify(data))],
  ])('%s', (_, html) => expect(recipesIn(html)).toEqual([soup]))

  it('may be nothing but data', () =>
    expect(recipesIn(JSON.stringify(data), 'application/json')).toEqual([soup]))
})

describe('a page with microdata', () => {
  const html = `<div itemscope itemtype="https://schema.org/Recipe">
    <h1 itemprop="name">Soup</h1><meta itemprop="totalTime" content="PT30M"><span itemprop="recipeYield">2 bowls</span>
    <div itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ann</b></div>
    <ul><li itemprop="recipeIngredient">1 <i>leek</i></li><li itemprop="recipeIngredient">2 potatoes</li></ul>
    <ol itemprop="recipeInstructions"><li>Boil it.</li><li>Eat.</li></ol></div>`

  it('is read', () => expect(recipesIn(html)).toEqual([soup]))

  it('is read with steps of their own', () => {
    const steps = `<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="text">Boil it.</p></div>
      <div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="text">Eat.</p></div>`
    expect(recipesIn(html.replace(/<ol.*<\/ol>/s, steps))).toEqual([soup])
  })

  it('is read by the old name of its ingredients', () =>
    expect(recipesIn(html.replaceAll('recipeIngredient', 'ingredients'))).toEqual([soup]))
})

it('finds no recipe where there is none, however the page is made', () => {
  const deep = '<div itemscope itemprop="a">'.repeat(5_000)
  for (const html of [
    '',
    '<p>Soup',
    script(''),
    script('null'),
    deep,
    '<div itemscope itemprop="__proto__ constructor">x',
  ])
    expect(recipesIn(html)).toEqual([])
})

it('loses no allergen that a page hides in its markup', () => {
  const hidden = { ...data, recipeIngredient: ['2 tbsp pea<span>nut</span> butter', 'c&#114;ab &amp; rice'] }
  expect(recipesIn(script(JSON.stringify(hidden)))[0]?.ingredients).toEqual([
    '2 tbsp peanut butter',
    'crab & rice',
  ])
})

/** As large as a page may be. */
const size = 4 * 1024 * 1024
const full = (part: string) => part.repeat(Math.ceil(size / part.length)).slice(0, size)
const items = (names: string) =>
  '<div itemscope itemtype="Thing">'.concat(`<div itemscope itemprop="${names}">`.repeat(8))
const many = <T>(value: T) => Array.from({ length: 2_000 }, () => value)

it.each([
  ['elements within elements', full('<b>')],
  ['ends without beginnings', `${'<b>'.repeat(500)}${full('</i>')}`],
  ['properties within properties', `<p itemscope>${'<b itemprop=a>'.repeat(400)}${full('x<br>')}`],
  ['names of one property', `<p itemscope><b itemprop="${full('a ')}">x`],
  ['items', full('<p itemscope itemprop=a></p>')],
  ['openings alone', full('<')],
  ['signs', full('&amp')],
  ['digits as a time', script(JSON.stringify({ ...data, totalTime: full('1') }))],
  ['spaces behind the data', script(`${JSON.stringify(data)}-->${full(' ')}x`)],
  [
    'dots as a step',
    script(JSON.stringify({ ...data, recipeInstructions: [{ name: full('.'), text: 'x' }] })),
  ],
  ['one line of an ingredient', script(JSON.stringify({ ...data, recipeIngredient: [full('optional ')] }))],
  ['brackets', script(full('['))],
  [
    'items of several names',
    items('@graph recipes mainEntity mainEntityOfPage itemListElement item hasPart'),
  ],
  ['items of one name, again and again', items('item '.repeat(50))],
  [
    'texts of one name, again and again',
    `<p itemscope itemtype="Recipe"><b itemprop="${'recipeIngredient '.repeat(2_000)}">${'x'.repeat(5_000)}</b>`,
  ],
  [
    'recipes without a name in a backup',
    script(JSON.stringify({ recipes_ingredients: many({ note: 'a' }), recipes: many({}) })),
  ],
  [
    'headings',
    script(
      JSON.stringify({ ...data, recipeIngredient: Array.from({ length: 100_000 }, () => ({ title: 'x' })) }),
    ),
  ],
])('a page of nothing but %s costs little', (_, html) => {
  // The dearest takes 1.2 s, and twice that with both cores crowded; what had no bound took 11 s and more.
  const mostMs = 5_000
  expect(quickest(() => recipesIn(html), mostMs)).toBeLessThan(mostMs)
})
