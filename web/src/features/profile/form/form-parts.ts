/** What helps to fill the form in, as one file that is fetched after its fields. */
export { DietReading } from '../diet/diet-reading.tsx'
export { TermChips } from '../diet/term-chips.tsx'
export { SeenByFields } from '../seen-by/seen-by-fields.tsx'
export { SeenByPreview } from '../seen-by/seen-by-preview.tsx'
export { DormList } from './dorm-list.tsx'
export { KeptChanges } from './kept-changes.tsx'
