import type { RaRecord } from 'react-admin'
import { type Action, type Resource, textIn, textOf } from '@/declaration'
import { type Change, changedFields, concernsAction } from '@/declaration/changes'
import { comma } from '@/declaration/punctuation'
import type { ConsoleDataProvider } from '@/platform/dataProvider'
import { quietly } from '@/platform/failures'
import { currentLocale } from '@/platform/language'
import { actionConflictTexts } from '../conflict/texts'
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

/** A longer text is not told in a message. */
const shortText = 30

/** What others changed, in words for a message: `Amount: ¥ 1.00 → ¥ 2.00`; of long texts only the name. */
export const wordsOf = (changes: readonly Change[]): string => {
  const locale = currentLocale()
  const told = changes.map(({ field, from, to }) => {
    const label = textIn(field.label, locale)
    const [was, is] = [from, to].map(
      (value) => textOf(field, value, locale) || textIn(actionConflictTexts.nothing, locale),
    )
    if (!was || !is || field.kind === 'list' || Math.max(was.length, is.length) > shortText) return label
    return textIn(actionConflictTexts.change, locale, { label, from: was, to: is })
  })
  return told.join(textIn(comma, locale))
}
