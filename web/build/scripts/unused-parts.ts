import type { Plugin } from 'vite'

const part = (folder: string) => (name: string) => `core/esm/components/${folder}/${name}/${name}.mjs`

/** Modules of Mantine's that its other parts bring along, and no screen of ours ever comes to. */
export const unusedParts = [
  ...['ButtonGroup', 'ButtonGroupSection'].map(part('Button')),
  ...['ActionIconGroup', 'ActionIconGroupSection'].map(part('ActionIcon')),
  // For `clearable`, `success`, and buttons that look like fields.
  ...['InputClearButton', 'InputPlaceholder', 'InputSuccess'].map(part('Input')),
  // Loaders are circles, and come in by a transition that a button brings itself.
  ...['Bars', 'Dots'].map((name) => `core/esm/components/Loader/loaders/${name}.mjs`),
  'core/esm/components/Transition/transitions.mjs',
  // Orders that a form takes by its name, which ours have none of: seventeen listeners each.
  'form/esm/actions/actions.mjs',
]

/** A module that exports the same names, and does nothing. Throws where it finds none. */
export function emptied(code: string): string {
  const [, names] = /^export \{ ([^}]+) \};?$/m.exec(code) ?? []
  if (names === undefined) throw new Error(`no exports in ${code}`)
  return names
    .split(', ')
    .map((name) => `export const ${name} = () => null\n`)
    .join('')
}

/** Leaves out parts of Mantine's that nothing of ours uses: 1 kB of every screen, half a kB more of every form. */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    transform: {
      filter: { id: new RegExp(`/@mantine/(?:${unusedParts.join('|').replaceAll('.', '\\.')})$`) },
      handler: (code) => ({ code: emptied(code), map: null }),
    },
  }
}
