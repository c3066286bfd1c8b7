import { useCallback } from 'react'
import type { RaRecord } from 'react-admin'
import { type Locale, type Resource, textOf, type WireRecord } from '@/declaration'
import { useConsoleLocale } from '@/i18n/useLocalised'
import { useDeclaration } from './declarations'

/** A record's title as a text; '' when it has none. */
export const titleOf = ({ fields, title }: Resource, record: WireRecord, locale: Locale): string => {
  const field = fields[title]
  return field ? textOf(field, record[title], locale) : ''
}

/** What the area's records are called for people: by their title, or by their id where they have none. */
export const useRecordName = (): ((record: RaRecord) => string) => {
  const resource = useDeclaration()
  const locale = useConsoleLocale()
  return useCallback((record) => titleOf(resource, record, locale) || String(record.id), [resource, locale])
}
