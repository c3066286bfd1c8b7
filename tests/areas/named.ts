import { type Label, l } from '@/declaration'

/** Words of which nothing is to be read. */
export const word = (name: string): Label => l(`${name}项`, name, `${name} (es)`)

/** The label of a field or a section. */
export const named = (name: string): { readonly label: Label } => ({ label: word(name) })
