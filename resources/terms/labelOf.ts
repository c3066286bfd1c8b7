import type { Label } from '@/declaration'

/** A value's label. A value from a newer platform is its own label. */
export const labelOf = (labels: { readonly [value: string]: Label }, value: string): Label =>
  (Object.hasOwn(labels, value) && labels[value]) || { zh: value, en: value, es: value }
