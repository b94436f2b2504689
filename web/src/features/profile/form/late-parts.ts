import { lazyOnRender } from '#lib/lazy/lazy-part.ts'

const parts = () => import('./form-parts.ts')

/** The dorms that are offered while an address is typed. */
export const DormList = lazyOnRender(async () => (await parts()).DormList)
/** What is understood of what was typed. */
export const DietReading = lazyOnRender(async () => (await parts()).DietReading)
/** What many people write, to press. */
export const TermChips = lazyOnRender(async () => (await parts()).TermChips)
/** Keeps what was typed and is not saved. */
export const KeptChanges = lazyOnRender(async () => (await parts()).KeptChanges)
/** Asks who sees what was typed above. */
export const SeenByFields = lazyOnRender(async () => (await parts()).SeenByFields)
/** What others see of the form as it stands. */
export const SeenByPreview = lazyOnRender(async () => (await parts()).SeenByPreview)
