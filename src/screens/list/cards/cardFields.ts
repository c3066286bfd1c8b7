import type { Field, Resource } from '@/declaration'

export interface CardFields {
  /** The states next to the title, each a coloured word. */
  readonly states: readonly (readonly [name: string, field: Field])[]
  readonly lines: readonly (readonly [name: string, field: Field])[]
}

const mostLines = 4

const isState = (field: Field): boolean =>
  field.kind === 'choice' && Object.values(field.of).some(({ tone }) => tone !== undefined)

/** The fields below the title of a record's card: as declared, otherwise the first columns. */
export const cardFields = ({ card, title, fields, list }: Resource): CardFields => {
  const names = card ?? list.columns.filter((name) => name !== title).slice(0, mostLines)
  const all = names.flatMap((name) => {
    const field = fields[name]
    return field && name !== title ? [[name, field] as const] : []
  })
  const states = all.filter(([, field]) => isState(field)).slice(0, 1)
  return { states, lines: all.filter((one) => !states.includes(one)) }
}
