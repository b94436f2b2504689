import type { RecipeDraft } from '@shelfmate/contract/recipe-book/bring/draft'
import { useState } from 'react'
import { Popup } from '#ui/layers/popup.tsx'
import { closeBringing, openOwnForm } from '../own-form-state.ts'
import { valuesOfDraft } from '../own-form-values.ts'
import { ownTexts } from '../own-words.ts'
import { BringWays } from './bring-ways.tsx'
import { ReviewList } from './review-list.tsx'

const widthPx = 620

/** How a recipe is added: written, pasted, from a page or from a file; nothing is saved before somebody looked at it. */
export function BringPopup() {
  const [drafts, setDrafts] = useState<readonly RecipeDraft[]>([])
  const bring = (brought: readonly RecipeDraft[]) => {
    const [first] = brought
    if (brought.length > 1 || !first) return setDrafts(brought)
    closeBringing()
    openOwnForm({ values: valuesOfDraft(first), address: first.address })
  }
  const isReview = drafts.length > 0
  return (
    <Popup title={isReview ? ownTexts.review : ownTexts.bring} opened onClose={closeBringing} width={widthPx}>
      {isReview ? <ReviewList drafts={drafts} onDone={closeBringing} /> : <BringWays onBring={bring} />}
    </Popup>
  )
}
