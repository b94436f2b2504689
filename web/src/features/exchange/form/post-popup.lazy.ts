import { lazyFormPopup } from '#lib/forms/lazy-form-popup.ts'
import { postForms } from './post-form-state.ts'

/** The popup of a post, loaded after the list. */
export const LazyPostPopup = lazyFormPopup(
  postForms,
  async () => (await import('./post-popup.tsx')).PostPopup,
)
