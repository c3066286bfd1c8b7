import type { Resource } from '@/declaration'

/** What this account may do in an area: save records, and its actions. */
export const doableIn = ({ save, actions = {} }: Resource): readonly string[] => [
  ...(save && save.create !== false ? ['create'] : []),
  ...(save && save.edit !== false ? ['edit'] : []),
  ...Object.keys(actions),
]

/** Whether it is done by the area's form, not by an action of that name. */
export const isSave = ({ actions = {} }: Resource, name: string): boolean =>
  ['create', 'edit'].includes(name) && !Object.hasOwn(actions, name)
