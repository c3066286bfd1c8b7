import { batchLimit, missingCode, type Resource, resourceName, type WireRecord } from '@/declaration'
import { outcomeOfCall } from '@/platform/dataProvider/act'
import { concurrency } from '@/platform/dataProvider/parallel'
import { quietly } from '@/platform/failures'
import type { RowWork } from './rowRun'

/**
 * Runs an action: with a batch, one full call after the other; otherwise several calls at a time.
 *
 * @returns undefined if the area declares no such action
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
    concurrency: action.batch ? 1 : concurrency,
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
            // The run shows refusals at their records.
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

/**
 * Creates records with the area's save call, one per row, several at a time.
 *
 * @returns undefined if the area does not allow creating records
 */
export const importWork = (
  resource: Resource,
  button: number | undefined,
  rows: readonly { readonly id: string; readonly data?: WireRecord }[],
): RowWork | undefined => {
  if (!resource.save || resource.save.create === false) return undefined
  const area = resourceName(resource)
  return {
    size: 1,
    concurrency: concurrency,
    // A record that is being created cannot be gone; it refers to one that is missing.
    isGone: () => false,
    call: (dataProvider, places, requestId) => {
      const ownRows = places.flatMap((place) => rows[place] ?? [])
      const outcome = { succeeded: ownRows.map(({ id }) => id), failed: [] }
      return {
        send: async () => {
          for (const { data = {} } of ownRows) {
            await dataProvider.create(area, {
              data,
              // The run shows refusals at their rows.
              meta: { requestId, signal: quietly(), ...(button !== undefined && { button }) },
            })
          }
          return outcome
        },
        ask: async () => (await dataProvider.requestResult(requestId)).data,
        read: async () => outcome,
      }
    },
  }
}
