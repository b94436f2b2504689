import { describe, expect, it } from 'vitest'
import { ListScanner } from '../../../platform/ai/list-scanner.ts'
import { recipesInAnswer } from '../answers/answer-text.ts'
import { readModelRecipe } from './model-recipe.ts'

const lines = '["250 g potatoes","1 onion","2 tbsp olive oil"]'
const steps = '["Boil the potatoes for 12 minutes.","Fry the onion and mix."]'

/** Whole answers of small models, each in a shape of its own. */
const answers: readonly (readonly [shape: string, answer: string])[] = [
  [
    'a wrapper around a wrapper',
    `{"status":"ok","data":{"recipe":{"title":"Potatoes","ingredients":${lines},"steps":${steps},"minutes":20}}}`,
  ],
  [
    'keys by number',
    `{"recipe_1":{"title":"Potatoes","ingredients":${lines},"steps":${steps},"minutes":20}}`,
  ],
  [
    'a graph of schema.org',
    `{"@context":"https://schema.org","@graph":[{"@type":"Recipe","name":"Potatoes","recipeIngredient":${lines},"recipeInstructions":"Boil the potatoes. Fry the onion.","cookTime":"PT20M","recipeYield":["2 servings"]}]}`,
  ],
  [
    'sections of steps',
    `[{"name":"Potatoes","recipeIngredient":${lines},"recipeInstructions":[{"@type":"HowToSection","name":"Cook","itemListElement":[{"@type":"HowToStep","text":"Boil the potatoes."}]}],"totalTime":"PT1H5M"}]`,
  ],
  [
    'groups of ingredients',
    `{"recipes":[{"title":"Potatoes","ingredients":{"main":["250 g potatoes"],"rest":["1 onion","2 tbsp olive oil"]},"steps":${steps},"minutes":20}]}`,
  ],
  [
    'bare keys and single quotes',
    `{recipes: [{title: 'Potatoes à la mère', ingredients: ['250 g potatoes', '1 onion', '2 tbsp olive oil'], steps: ['Don't peel the potatoes, boil them.', 'Fry the onion.'], minutes: 20,}]}`,
  ],
  [
    'Python with None and a mix of quotes',
    `{'recipes': [{'title': "Tom's potatoes", 'ingredients': [{'text': 'potatoes', 'amount': None}, {'text': 'onion'}, {'text': 'olive oil', 'optional': False}], 'steps': ['Boil the potatoes.', 'Fry the onion.'], 'minutes': 20}]}`,
  ],
  [
    'no list of equipment, a kettle in the steps',
    `{"recipes":[{"title":"Potatoes","ingredients":${lines},"steps":["Pour water from the kettle over the potatoes.","Add the onion and the oil."]}]}`,
  ],
  [
    'numbered steps in one text',
    `{"recipes":[{"title":"Potatoes","ingredients":"- 250 g potatoes\\n- 1 onion\\n- 2 tbsp olive oil","method":"Step 1: Boil the potatoes.\\nStep 2: Fry the onion.","time":"20 mins","servings":"2-3"}]}`,
  ],
  [
    'ingredients in one line without amounts',
    `{"recipes":[{"title":"Potatoes","ingredients":"potatoes, onion, finely chopped, olive oil","steps":${steps},"minutes":"20"}]}`,
  ],
  [
    'steps by name',
    `{"recipes":[{"title":"Potatoes","ingredients":${lines},"steps":{"Step 1":"Boil the potatoes.","Step 2":"Fry the onion."},"minutes":20}]}`,
  ],
  [
    'steps as objects with number and action',
    `{"recipes":[{"title":"Potatoes","ingredients":${lines},"instructions":[{"step_number":1,"action":"Boil the potatoes."},{"step_number":2,"action":"Fry the onion."}],"minutes":20}]}`,
  ],
  [
    'lines as pairs',
    `{"recipes":[{"title":"Potatoes","ingredients":[["250 g","potatoes"],["1","onion"],["2 tbsp","olive oil"]],"steps":${steps},"minutes":20}]}`,
  ],
  [
    'times as objects',
    `{"recipes":[{"title":"Potatoes","ingredients":${lines},"steps":${steps},"time":{"prep":5,"cook":15},"servings":{"min":1,"max":2}}]}`,
  ],
  [
    'a line break inside of a text',
    `{"recipes":[{"title":"Potatoes","ingredients":${lines},"steps":["Boil the potatoes\n  until soft.","Fry the onion."],"minutes":20}]}`,
  ],
  [
    'typographic quotes',
    `{“recipes”: [{“title”: “Potatoes”, “ingredients”: [“250 g potatoes”, “1 onion”, “2 tbsp olive oil”], “steps”: [“Boil the potatoes.”, “Fry the onion.”], “minutes”: 20}]}`,
  ],
]

/** Answers of which nothing can be read while they come. */
const wholes: readonly (readonly [shape: string, answer: string])[] = [
  [
    'a list two objects deep',
    `{"data":{"recipes":[{"title":"Potatoes","ingredients":${lines},"steps":${steps},"minutes":20}]}}`,
  ],
  [
    'recipes by number',
    `{"recipes":{"1":{"title":"Potatoes","ingredients":${lines},"steps":${steps},"minutes":20}}}`,
  ],
  [
    'JSON in a text of JSON',
    JSON.stringify(`{"recipes":[{"title":"Potatoes","ingredients":${lines},"steps":${steps},"minutes":20}]}`),
  ],
  [
    'keys of another language',
    `{"rezepte":[{"titel":"Kartoffeln","minuten":20,"geräte":["Topf"],"zutaten":${lines},"schritte":${steps}}]}`,
  ],
  [
    'headings',
    '# Potatoes\n\n**Time:** 20 minutes\n**Equipment:** pan\n\n## Ingredients\n- 250 g potatoes\n- 1 onion\n- 2 tbsp olive oil\n\n## Steps\n1. Boil the potatoes.\n2. Fry the onion.',
  ],
  [
    'bold titles and foods in a line',
    'Here you are:\n\n1. **Potatoes** (20 min)\nIngredients: 250 g potatoes, 1 onion, 2 tbsp olive oil\nSteps:\n1) Boil the potatoes.\n2) Fry the onion.',
  ],
  [
    'markup',
    '<recipe><title>Potatoes</title><minutes>20</minutes><equipment>pan</equipment><ingredients><li>250 g potatoes</li><li>1 onion</li><li>2 tbsp olive oil</li></ingredients><steps><li>Boil the potatoes.</li><li>Fry the onion.</li></steps></recipe>',
  ],
]

const object =
  '{"title":"Potatoes","minutes":20,"equipment":["pan"],"ingredients":["250 g potatoes","1 onion","2 tbsp olive oil"],"steps":["Boil the potatoes.","Fry the onion."]}'
/** The same, of other makers. */
const furtherWholes: readonly (readonly [shape: string, answer: string])[] = [
  [
    'markup with tags in its lines, and lines without',
    '<recipe><title>Potatoes</title><minutes>20</minutes><equipment>pan</equipment><ingredients><li><b>250 g</b> potatoes</li><li>1 onion</li>2 tbsp olive oil</ingredients><steps><step>Boil the <i>potatoes</i>.</step><step>Fry the onion.</step></steps></recipe>',
  ],
  ['JSON in a page', `<pre>{"recipes":[${object}]}</pre>`.replaceAll('"', '&quot;')],
  ['JSON that ends behind a whole text', `{"recipes":[${object.slice(0, -2)}`],
  ['texts with marks of their own', object.replace('the potatoes', 'the "new" potatoes')],
  ['a comma that was forgotten', object.replace('"],"steps"', '"] "steps"')],
  [
    'the answer of a server',
    JSON.stringify({ choices: [{ message: { content: `{"recipes":[${object}]}` } }] }),
  ],
  ['a title as a key', `{"recipes":{"Potatoes":${object.replace('"title":"Potatoes",', '')}}}`],
  [
    'headings in italics',
    '**Potatoes**\n*20 minutes*\n\n*Time: 20*\n*Equipment: pan*\n*Ingredients*\n* 250 g potatoes\n* 1 onion\n* 2 tbsp olive oil\n\n*Method*\n1. Boil the potatoes.\n2. Fry the onion.',
  ],
  [
    'numbered titles',
    '## Recipe 1: Potatoes\nTime: 20 minutes\nEquipment: pan\nIngredients:\n- 250 g potatoes\n- 1 onion\n- 2 tbsp olive oil\nInstructions:\n1. Boil the potatoes.\n2. Fry the onion.',
  ],
  [
    'an outline',
    'recipes:\n  - title: Potatoes\n    minutes: 20\n    equipment:\n      - pan\n    ingredients:\n      - name: potatoes\n        amount: 250 g\n      - name: onion\n      - olive oil\n    steps:\n      - Boil the potatoes.\n      - Fry the onion.\n',
  ],
]

describe('whole answers of small models', () => {
  it.each([...wholes, ...furtherWholes])('are read at their end: %s', (_, answer) => {
    const read = recipesInAnswer(answer).flatMap((element) => readModelRecipe(element) ?? [])
    expect(read).toMatchObject([
      { title: expect.stringMatching(/^(?:Potatoes|Kartoffeln)$/), minutes: 20, equipment: ['one hob'] },
    ])
    expect(read[0]?.ingredients.map(({ text }) => text)).toHaveLength(3)
    expect(read[0]?.steps).toHaveLength(2)
  })

  it.each([
    'I am sorry, there is nothing to cook.',
    '# Potatoes\n\n## Ingredients\n- potatoes\n\n## Steps\n1. Bake in the oven for 40 minutes.',
    '<recipe><title>P</title><ingredients><li>potatoes</li></ingredients><steps>See <b>www.x.example</b></steps></recipe>',
    '{"recipes":"none"}',
    '{"title":"Potatoes","ingredients":["potatoes"],"steps":["Boil the potatoes.",',
    '"',
    '{{{{',
  ])('are none where nothing can be shown: %s', (answer) => {
    expect(recipesInAnswer(answer).flatMap((element) => readModelRecipe(element) ?? [])).toEqual([])
  })

  it.each(answers)('are read: %s', (_, answer) => {
    const read = new ListScanner().feed(answer).flatMap((element) => readModelRecipe(element) ?? [])
    expect(read).toHaveLength(1)
    expect(read[0]?.ingredients.map(({ text }) => text).join()).toMatch(/potatoes.*onion.*oil/)
    expect(read[0]?.steps.join(' ')).toContain('otatoes')
    expect(read[0]?.equipment.length).toBeGreaterThan(0)
  })

  it.each([
    '{"recipe":{"title":"Potatoes","ingredients":["potatoes"],"steps":["Bake in the oven for 40 minutes."]}}',
    '{"recipe":{"title":"Potatoes","ingredients":["potatoes"],"steps":["<script>x</script>"],"minutes":5}}',
    '{"recipe":{"title":"Potatoes","ingredients":[],"steps":["Boil."],"minutes":5}}',
    '{"error":{"message":"no recipe"}}',
  ])('are refused where they are none to be shown: %s', (answer) => {
    expect(new ListScanner().feed(answer).flatMap((element) => readModelRecipe(element) ?? [])).toEqual([])
  })
})
