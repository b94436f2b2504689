import type { RecipeDraft } from '@shelfmate/contract/recipe-book/importing/draft'
import { useState } from 'react'
import { Popup } from '#ui/layers/popup.tsx'
import { closeImporting, openOwnForm } from '../own-form-state.ts'
import { valuesOfDraft } from '../own-form-values.ts'
import { ownTexts } from '../own-words.ts'
import { ImportWays } from './import-ways.tsx'
import { ReviewList } from './review-list.tsx'

const widthPx = 620

/** How a recipe is added: written, pasted, from a page or from a file; nothing is saved before somebody looked at it. */
export function ImportPopup() {
  const [drafts, setDrafts] = useState<readonly RecipeDraft[]>([])
  const importDrafts = (imported: readonly RecipeDraft[], onSave?: () => void) => {
    const [first] = imported
    if (imported.length > 1 || !first) return setDrafts(imported)
    closeImporting()
    openOwnForm({ values: valuesOfDraft(first), address: first.address, onSave })
  }
  const isReview = drafts.length > 0
  return (
    <Popup
      title={isReview ? ownTexts.review : ownTexts.bring}
      opened
      onClose={closeImporting}
      width={widthPx}
    >
      {isReview ? (
        <ReviewList drafts={drafts} onDone={closeImporting} />
      ) : (
        <ImportWays onImport={importDrafts} />
      )}
    </Popup>
  )
}
