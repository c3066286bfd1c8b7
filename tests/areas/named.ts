import { type Label, l } from '@/declaration'

/** A label whose text does not matter. */
export const word = (name: string): Label => l(`${name}项`, name, `${name} (es)`)

/** The label of a field or a section. */
export const named = (name: string): { readonly label: Label } => ({ label: word(name) })
