import type { Call } from './action'
import type { Resource } from './resource'

/**
 * The names of an area's calls, each once, in the order in which the API document describes them; a built console, which
 * carries no descriptions, has these too.
 */
export const callsOf = ({ list, detail, save, actions, endpoints }: Resource): readonly Call[] => [
  ...new Set([
    list.call,
    ...(detail?.call ? [detail.call] : []),
    ...(save ? [save.call] : []),
    ...Object.values(actions ?? {}).map(({ call }) => call),
    ...Object.values(endpoints ?? {}).map(({ call }) => call),
  ]),
]
