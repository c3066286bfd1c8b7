/** Whether the operator has asked the machine for as little motion as possible. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
