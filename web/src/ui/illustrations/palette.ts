/**
 * The colours every drawing shares. Each is a custom property of art.css with its light value as fallback,
 * so a drawing is right even where the stylesheet is not loaded (an e-mail, a test).
 */
export const ink = 'var(--art-ink, #24352c)'
/** Strokes with no fill of their own beneath them: on a dark page they must be light. */
export const line = 'var(--art-line, #4b5f54)'
export const paper = 'var(--art-paper, #fffdf7)'
export const cream = 'var(--art-cream, #f4e3bd)'
export const wash = 'var(--art-wash, #e4efd9)'
export const mint = 'var(--art-mint, #b5dfc4)'
export const leaf = 'var(--art-leaf, #2f7d4f)'
export const sprout = 'var(--art-sprout, #8cc46c)'
export const tomato = 'var(--art-tomato, #e2553d)'
export const blush = 'var(--art-blush, #f5a791)'
export const carrot = 'var(--art-carrot, #f08a33)'
export const amber = 'var(--art-amber, #f4b740)'
export const sky = 'var(--art-sky, #a3d3e3)'
export const wood = 'var(--art-wood, #c8925e)'
export const skin = 'var(--art-skin, #d79a6c)'
export const hair = 'var(--art-hair, #5a3d2e)'
/** The ground of a medal: light on a dark page as well, the motifs need their outlines. */
export const disc = 'var(--art-disc, #e4efd9)'
