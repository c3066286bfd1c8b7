import { type Action, actionParts } from '../action'
import type { Resource } from '../resource'
import { inspectParts, type Surroundings } from './inspectParts'

/** Whether the options of an action go together, and speak of what is there. */
export const inspectAction = (
  place: string,
  action: Action,
  { key }: Pick<Resource, 'key'>,
  around: Surroundings,
): void => {
  const { report } = around
  const { batch, query, inBulk, finds, inputs = {}, on, prefill, saves, unless } = action
  inspectParts(action, place, actionParts, { ...around, inputs, key })
  if (batch === 'ids' && key.length > 1)
    report(`${place}.batch`, '"ids" needs a single key field; use "targets"')
  if (query && batch) report(`${place}.query`, 'names one record but "batch" several; remove one of them')
  if (finds && batch !== 'ids') report(`${place}.finds`, 'requires batch "ids"')
  if (inBulk && !batch) report(`${place}.inBulk`, 'requires "batch"; add it or remove this')
  if (saves && !prefill && on.length > 0)
    report(`${place}.saves`, 'requires "prefill"; add it or remove this')
  for (const [input, other] of Object.entries(unless ?? {}))
    if (inputs[other] && !inputs[other].unasked)
      report(`${place}.unless.${input}`, `forms show "${other}"; mark it as "unasked"`)
}
