import { type Resource, resourceName, type WireRecord } from '@/declaration'
import { quietly } from '@/platform/failures'
import { parallelCalls } from './actionRun'
import type { RowWork } from './rowRun'

/**
 * Makes records by the area's save call, one for each row and a few at once.
 *
 * @returns undefined when the area lets no records be made
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
    lanes: parallelCalls,
    // A record that is not there yet cannot be gone: what is missing is something that it refers to.
    isGone: () => false,
    call: (dataProvider, places, requestId) => {
      const own = places.flatMap((place) => rows[place] ?? [])
      const outcome = { succeeded: own.map(({ id }) => id), failed: [] }
      return {
        send: async () => {
          for (const { data = {} } of own) {
            await dataProvider.create(area, {
              data,
              // What is refused stands beside its row, in the run.
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
