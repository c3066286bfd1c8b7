import { type Resource, resourceName, type WireRecord } from '@/declaration'
import { concurrency } from '@/platform/dataProvider/parallel'
import { quietly } from '@/platform/failures'
import type { RowWork } from './rowRun'

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
