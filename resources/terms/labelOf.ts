import type { Label } from '@/declaration'

/** A value's label; a value that only a newer platform knows is its own label. */
export const labelOf = (labels: { readonly [value: string]: Label }, value: string): Label =>
  (Object.hasOwn(labels, value) && labels[value]) || { zh: value, en: value, es: value }
