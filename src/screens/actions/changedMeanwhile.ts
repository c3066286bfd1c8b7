import type { RaRecord } from 'react-admin'
import { changedFields, concernsAction } from '@/declaration/changes'
import type { ConsoleDataProvider } from '@/platform/dataProvider'
import { quietly } from '@/platform/failures'
import { meanwhileOf } from '../history/changeWords'
import { detailMeta } from '../show/useDetail'
import type { FailedFate, Fate, SingleOrder } from './fate'

/** The current record: from the refusal, or refetched. Undefined if it cannot be fetched. */
const presentRecord = async (
  dataProvider: ConsoleDataProvider,
  { area, record }: SingleOrder,
  sent: RaRecord | undefined,
): Promise<RaRecord | undefined> => {
  try {
    return (
      sent ?? (await dataProvider.getOne(area, { id: record.id, meta: detailMeta, signal: quietly() })).data
    )
  } catch {
    // The caller shows the refusal.
    return undefined
  }
}

/**
 * What to do about a refusal because others have changed the record.
 *
 * @param again sends the action on the record as it is now; without it the operator is always asked
 */
export const afterChange = async (
  dataProvider: ConsoleDataProvider,
  order: SingleOrder,
  refused: FailedFate,
  again: ((record: RaRecord) => Promise<Fate>) | undefined,
): Promise<Fate> => {
  const { resource, action, record: before } = order
  const now = await presentRecord(dataProvider, order, refused.record)
  if (!now || now.version === before.version) return refused
  const record = { ...before, ...now }
  const changes = changedFields(resource.fields, before, now)
  if (!again || concernsAction(resource, action, changes))
    return { state: 'changed', reason: refused.reason, changed: { record, changes } }
  const next = await again(record)
  return next.state === 'done' && changes.length > 0 ? { ...next, meanwhile: meanwhileOf(changes) } : next
}
