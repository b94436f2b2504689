import type { Plugin } from 'vite'

/** Leaves out the close button that Mantine's inputs bring along for `clearable`, which no field of ours is: 0.6 kB of every form. */
export function fieldsWithoutClear(): Plugin {
  return {
    name: 'fields-without-clear',
    transform: {
      filter: { id: /\/@mantine\/core\/esm\/components\/Input\/InputClearButton\/InputClearButton\.mjs$/ },
      handler: () => ({ code: 'export const InputClearButton = () => null\n', map: null }),
    },
  }
}
