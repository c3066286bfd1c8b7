import type { Call } from './action'
import type { Resource } from './resource'

export const callsOf = ({ list, detail, save, actions, endpoints }: Resource): readonly Call[] => [
  ...new Set([
    list.call,
    ...(detail?.call ? [detail.call] : []),
    ...(save ? [save.call] : []),
    ...Object.values(actions ?? {}).map(({ call }) => call),
    ...Object.values(endpoints ?? {}).map(({ call }) => call),
  ]),
]
