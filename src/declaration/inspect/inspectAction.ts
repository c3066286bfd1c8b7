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
  if (batch === 'ids' && key.length > 1) report(`${place}.batch`, '"ids" wants one key field; use "targets"')
  if (query && batch) report(`${place}.query`, 'names one record, "batch" many; take one of them out')
  if (finds && batch !== 'ids') report(`${place}.finds`, 'finds the records of a batch "ids"')
  if (inBulk && !batch) report(`${place}.inBulk`, 'speaks of a "batch"; name one or take it out')
  if (saves && !prefill && on.length > 0)
    report(`${place}.saves`, 'saves what the inputs begin with; say it in "prefill" or take it out')
  for (const [input, other] of Object.entries(unless ?? {}))
    if (inputs[other] && !inputs[other].unasked)
      report(`${place}.unless.${input}`, `forms ask for "${other}"; mark it as unasked`)
}
