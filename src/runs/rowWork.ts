import { batchLimit, missingCode, type Resource, resourceName, type WireRecord } from '@/declaration'
import { platformTime } from '@/platform/clock'
import { staleVersion, versionOf } from '@/platform/dataProvider'
import { outcomeOfCall } from '@/platform/dataProvider/act'
import { concurrency } from '@/platform/dataProvider/parallel'
import type { Outcome } from '@/platform/dataProvider/source'
import { quietly } from '@/platform/failures'
import { type BeforeAfter, beforeAndAfter } from './beforeAfter'
import type { RowWork } from './rowRun'
import { say, texts } from './texts'

/** Compares two states of a record; loaded when a record changed by somebody else first appears. */
let comparing: typeof import('@/declaration/changes') | undefined

const fetchComparing = async ({ failed }: Outcome): Promise<void> => {
  if (comparing || failed.every(({ code }) => code !== staleVersion)) return
  // Without it, the records are named, but not their differences.
  comparing = await import('@/declaration/changes').catch(() => undefined)
}

interface ActionRow {
  readonly id: string
  /** The version that the operator saw. */
  readonly version?: number | undefined
  /** The record as the operator saw it; unknown to a page that continues another page's run. */
  readonly record?: WireRecord | undefined
  /** What such a page still knows about it. */
  readonly was?: WireRecord | undefined
}

/**
 * With a batch, full calls one after another; otherwise several at a time. Undefined if there is no such action.
 *
 * @param run the run's id
 */
export const actionWork = (
  resource: Resource,
  run: string,
  name: string,
  input: WireRecord,
  rows: readonly ActionRow[],
): RowWork | undefined => {
  const actions = resource.actions ?? {}
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) return undefined
  const area = resourceName(resource)
  const missing = [missingCode(resource), missingCode({})]
  /** For each row, the state that the operator knows: from the selection, then from the latest refusal. */
  const seen = new Map<number, WireRecord>()
  const versions = new Map<number, number>()
  const repeated = new Set<number>()

  const changedSince = (place: number, now: WireRecord | undefined) => {
    const before = seen.get(place) ?? rows[place]?.record
    const version = versionOf(now)
    if (version !== undefined) versions.set(place, version)
    const changes = now && before && comparing?.changedFields(resource.fields, before, now)
    const changed = { ...(version !== undefined && { version }), ...(changes && { changes }) }
    const concerns =
      !changes || version === undefined || comparing?.concernsAction(resource, action, changes) !== false
    if (!concerns && !repeated.has(place)) {
      repeated.add(place)
      return { changed, again: true } as const
    }
    if (now) seen.set(place, { ...before, ...now })
    return { changed }
  }

  const told = (place: number): BeforeAfter => {
    const { record, was = {} } = rows[place] ?? {}
    return beforeAndAfter(resource, name, input, seen.get(place) ?? record ?? was, platformTime())
  }

  return {
    size: batchLimit(action),
    concurrency: action.batch ? 1 : concurrency,
    told,
    refused: (place, { code, message, record }) => {
      if (missing.includes(code)) return { reason: message, gone: true }
      if (code !== staleVersion) return { reason: message }
      return { reason: say(texts.changedSince), ...changedSince(place, record) }
    },
    call: (dataProvider, places, requestId) => {
      const records = places.flatMap((place) => {
        const row = rows[place]
        return row ? [{ id: row.id, version: versions.get(place) ?? row.version }] : []
      })
      const ids = records.map(({ id }) => id)
      return {
        send: async () => {
          const { data } = await dataProvider.act(area, {
            action: name,
            records,
            input,
            requestId,
            via: rows.length > 1 ? 'bulk' : 'action',
            run,
            // The run shows refusals at their records.
            signal: quietly(),
          })
          const outcome = { succeeded: data.succeeded.map(String), failed: data.failed }
          await fetchComparing(outcome)
          return outcome
        },
        ask: async () => (await dataProvider.requestResult(requestId)).data,
        read: async (answer) => {
          const outcome = await outcomeOfCall(resource, action, ids, answer)
          await fetchComparing(outcome)
          return outcome
        },
      }
    },
  }
}

/**
 * Creates records with the save call, one per row. Undefined if the area does not allow it.
 *
 * @param run the run's id
 */
export const importWork = (
  resource: Resource,
  run: string,
  button: number | undefined,
  rows: readonly { readonly id: string; readonly data?: WireRecord }[],
): RowWork | undefined => {
  if (!resource.save || resource.save.create === false) return undefined
  const area = resourceName(resource)
  return {
    size: 1,
    concurrency: concurrency,
    // A record being created cannot be missing; the code means that one it refers to is.
    refused: (_, { message }) => ({ reason: message }),
    call: (dataProvider, places, requestId) => {
      const ownRows = places.flatMap((place) => rows[place] ?? [])
      const outcome = { succeeded: ownRows.map(({ id }) => id), failed: [] }
      return {
        send: async () => {
          for (const { data = {} } of ownRows) {
            await dataProvider.create(area, {
              data,
              // The run shows refusals at their rows.
              meta: {
                requestId,
                signal: quietly(),
                via: 'import',
                run,
                ...(button !== undefined && { button }),
              },
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
