import { useEffect } from 'react'
import { lazyPopup } from '#lib/lazy/lazy-part.ts'
import { closeImporting, type OwnForm, ownForms, useImporting } from './own-form-state.ts'

const ImportPopup = lazyPopup(async () => (await import('./importing/import-popup.tsx')).ImportPopup)
const OwnFormPopup = lazyPopup(async () => (await import('./own-form.tsx')).OwnFormPopup)

/** The popups in which recipes of one's own are added and edited; their code comes when they are opened. */
export function OwnParts() {
  const form = ownForms.useOpen()
  const isImporting = useImporting()
  useEffect(() => {
    const leave = ownForms.showOn()
    return () => {
      leave()
      closeImporting()
    }
  }, [])
  return (
    <>
      {isImporting && <ImportPopup onClose={closeImporting} />}
      {form && <OwnFormPopup key={form.id} form={form} onClose={() => keepForLater(form)} />}
    </>
  )
}

/** Where the form's code doesn't come: a recipe that was brought stands nowhere else, unless something typed before is kept. */
function keepForLater(form: OwnForm): void {
  const { of: _, ...brought } = form
  if (!ownForms.fresh().isDraft) ownForms.keepDraft(brought, form.values)
  ownForms.close()
}
