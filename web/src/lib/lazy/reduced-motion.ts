/** Returns whether the user asked for less motion, for what scripts move; for style sheets ui/theme/theme.css asks. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
