import { useCallback } from 'react'
import type { RaRecord } from 'react-admin'
import { textOf } from '@/declaration'
import { useConsoleLocale } from '@/i18n/useLocalised'
import { useDeclaration } from './declarations'

/** What the area's records are called for people: the title as a text, the id where there is none. */
export const useRecordName = (): ((record: RaRecord) => string) => {
  const { fields, title } = useDeclaration()
  const locale = useConsoleLocale()
  return useCallback(
    (record) => {
      const field = fields[title]
      return (field && textOf(field, record[title], locale)) || String(record.id)
    },
    [fields, title, locale],
  )
}
