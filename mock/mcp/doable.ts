import type { Resource } from '@/declaration'

/** What this account may do in an area: save records, and its actions. */
export const doableIn = ({ save, actions = {} }: Resource): readonly string[] => [
  ...(save && save.create !== false ? ['create'] : []),
  ...(save && save.edit !== false ? ['edit'] : []),
  ...Object.keys(actions),
]

/** Whether this is a save of the area's form, rather than an action with the same name. */
export const isSave = ({ actions = {} }: Resource, name: string): boolean =>
  ['create', 'edit'].includes(name) && !Object.hasOwn(actions, name)
