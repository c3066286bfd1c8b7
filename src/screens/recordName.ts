import { useCallback } from 'react'
import type { Identifier, RaRecord } from 'react-admin'
import { keyOf, type Locale, type Resource, textOf, type WireRecord } from '@/declaration'
import { useLocale } from '@/i18n/useSay'
import { useDeclaration } from './declarations'

/** A record's title as text; '' if it has none. */
export const titleOf = ({ fields, title }: Resource, record: WireRecord, locale: Locale): string => {
  const field = fields[title]
  return field ? textOf(field, record[title], locale) : ''
}

/** A record's key in readable form: 京东 · 20001 · 青禾旗舰店. */
export const keyText = ({ fields, key }: Resource, record: WireRecord, locale: Locale): string =>
  key
    .flatMap((name) => {
      const field = fields[name]
      return (field && textOf(field, record[name], locale)) || []
    })
    .join(' · ')

/** Names the area's records for people: by title, or by key if they have none. */
export const useRecordName = (): ((record: RaRecord) => string) => {
  const resource = useDeclaration()
  const locale = useLocale()
  return useCallback(
    (record) => titleOf(resource, record, locale) || keyText(resource, record, locale) || String(record.id),
    [resource, locale],
  )
}

/** Where a record opens: the area's own page for it, or its detail over the list; undefined if the area has neither. */
export const recordAddress = ({ path, key, detail }: Resource, id: Identifier): string | undefined => {
  if (!detail) return undefined
  return detail.page
    ? `${detail.page}?${new URLSearchParams(keyOf(key, String(id)))}`
    : `${path}/${encodeURIComponent(id)}/show`
}
