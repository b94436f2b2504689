import { partOnSight } from '#lib/lazy/lazy-part.ts'

const parts = () => import('./form-parts.ts')

/** The dorms that are offered while an address is typed. */
export const DormList = partOnSight(async () => (await parts()).DormList)
/** What is understood of what was typed. */
export const DietReading = partOnSight(async () => (await parts()).DietReading)
/** What many people write, to press. */
export const TermChips = partOnSight(async () => (await parts()).TermChips)
/** Keeps what was typed and is not saved. */
export const KeptChanges = partOnSight(async () => (await parts()).KeptChanges)
/** Asks who sees what was typed above. */
export const SeenByFields = partOnSight(async () => (await parts()).SeenByFields)
/** What others see of the form as it stands. */
export const SeenByPreview = partOnSight(async () => (await parts()).SeenByPreview)
