/** Whether the operator prefers reduced motion. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
