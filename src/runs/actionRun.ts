import { batchLimit, missingCode, type Resource, resourceName, type WireRecord } from '@/declaration'
import { outcomeOfCall } from '@/platform/dataProvider/act'
import { quietly } from '@/platform/failures'
import type { RowWork } from './rowRun'

/** Calls under way at once where each record is a call of its own. The screens need some of the browser's six connections. */
export const parallelCalls = 4

/**
 * A declared action with records: as many in one call as the platform takes, one call after the other, where it takes
 * several; else a few calls at once.
 *
 * @returns undefined when the area declares no such action
 */
export const actionWork = (
  resource: Resource,
  name: string,
  input: WireRecord,
  rows: readonly { readonly id: string }[],
): RowWork | undefined => {
  const actions = resource.actions ?? {}
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) return undefined
  const area = resourceName(resource)
  const missing = [missingCode(resource), missingCode({})]
  return {
    size: batchLimit(action),
    lanes: action.batch ? 1 : parallelCalls,
    isGone: (code) => missing.includes(code),
    call: (dataProvider, places, requestId) => {
      const ids = places.flatMap((place) => rows[place]?.id ?? [])
      return {
        send: async () => {
          const { data } = await dataProvider.act(area, {
            action: name,
            records: ids.map((id) => ({ id })),
            input,
            requestId,
            // What is refused stands beside its record, in the run.
            signal: quietly(),
          })
          return { succeeded: data.succeeded.map(String), failed: data.failed }
        },
        ask: async () => (await dataProvider.requestResult(requestId)).data,
        read: (answer) => outcomeOfCall(resource, action, ids, answer),
      }
    },
  }
}
