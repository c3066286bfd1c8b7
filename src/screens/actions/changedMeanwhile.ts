import type { RaRecord } from 'react-admin'
import type { Action, Resource } from '@/declaration'
import { type Change, changedFields, concernsAction } from '@/declaration/changes'
import type { ConsoleDataProvider } from '@/platform/dataProvider'
import { quietly } from '@/platform/failures'
import { detailMeta } from '../show/useDetail'

/** What somebody else made of a record since an action was prepared on it. */
export interface Meanwhile {
  /** The record as it is now. */
  readonly record: RaRecord
  readonly changes: readonly Change[]
  /** Whether the action stands on something that has changed. */
  readonly concerns: boolean
}

/**
 * What has changed in a record whose version the platform refused.
 *
 * @param sent the record as the platform sent it with the refusal; without it the record is read
 * @returns undefined if it cannot be told
 */
export const changedMeanwhile = async (
  dataProvider: ConsoleDataProvider,
  { area, resource, action }: { readonly area: string; readonly resource: Resource; readonly action: Action },
  record: RaRecord,
  sent: RaRecord | undefined,
): Promise<Meanwhile | undefined> => {
  try {
    const read = { id: record.id, meta: detailMeta, signal: quietly() }
    const now = sent ?? (await dataProvider.getOne(area, read)).data
    if (now.version === record.version) return undefined
    const changes = changedFields(resource.fields, record, now)
    const concerns = concernsAction(resource, action, changes)
    return { record: { ...record, ...now }, changes, concerns }
  } catch {
    // The refusal is shown.
    return undefined
  }
}
