/** The fields of what one eats, and must not eat. */
export const dietFields = [
  {
    name: 'preferences',
    label: 'Food Preferences',
    hint: 'What you like to eat, and how. Recipes take it into account.',
    termsLabel: 'Common preferences',
  },
  {
    name: 'allergies',
    label: 'Allergies',
    hint: 'Separate them with commas. Recipes leave them out, but always check labels as well.',
    termsLabel: 'Common allergies',
  },
] as const
