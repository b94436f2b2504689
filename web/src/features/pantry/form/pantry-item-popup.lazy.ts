import { lazyFormPopup } from '#lib/forms/lazy-form-popup.ts'
import { pantryForms } from './pantry-form-state.ts'

/** The popup of an item, loaded after the list. */
export const LazyPantryItemPopup = lazyFormPopup(
  pantryForms,
  async () => (await import('./pantry-item-popup.tsx')).PantryItemPopup,
)
