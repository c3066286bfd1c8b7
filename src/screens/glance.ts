import type { Field, Resource } from '@/declaration'

type Named = readonly [name: string, field: Field]

/** What identifies a record at a glance. */
export interface Glance {
  /** The first choice whose values have tones. */
  readonly state: Named | undefined
  /** The amounts, if the first field is one: that one, then those that stand in for it if it is not set. */
  readonly amounts: readonly Named[]
  /** The first deadline. */
  readonly deadline: Named | undefined
  /** All but the state, as declared. */
  readonly lines: readonly Named[]
}

const mostLines = 4

const isState = (field: Field): boolean =>
  field.kind === 'choice' && Object.values(field.of).some(({ tone }) => tone !== undefined)

/** From the fields of the record's card, or else its first columns, without the title. */
export const glanceOf = ({ card, title, fields, list }: Resource): Glance => {
  const names = card ?? list.columns.filter((name) => name !== title).slice(0, mostLines)
  const all = names.flatMap((name): readonly Named[] => {
    const field = fields[name]
    return field && name !== title ? [[name, field]] : []
  })
  const state = all.find(([, field]) => isState(field))
  const [first] = all
  return {
    state,
    amounts: first?.[1].kind === 'money' ? all.filter(([, field]) => field.kind === 'money') : [],
    deadline: all.find(([, field]) => field.kind === 'timestamp' && field.deadline !== undefined),
    lines: all.filter((one) => one !== state),
  }
}
