/** Whether the user asked for less motion. What scripts move asks here; style sheets are covered by ui/theme.css. */
export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
