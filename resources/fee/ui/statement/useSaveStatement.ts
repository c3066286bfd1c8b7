import { useEffect, useRef, useState } from 'react'
import { type DataProvider, useDataProvider } from 'react-admin'
import { type Resource, resourceName } from '@/declaration'
import { fileNameOf, saveFile } from '@/files/saveFile'
import { writeBook } from '@/files/tableWriter'
import { messageOf } from '@/platform/errors'
import { useLocale } from '@/screens/kinds/kit'
import type { Fee } from '../../fee.area'
import { statementSheets } from './book'
import { type MonthSpan, spanOfMonth } from './months'

type Saving =
  | { readonly state: 'idle' }
  | { readonly state: 'reading'; readonly read: number; readonly total: number | undefined }
  | { readonly state: 'saved'; readonly name: string }
  | { readonly state: 'failed'; readonly reason: string }

const pageSize = 1000

/** Every entry of a month, oldest first, so that one added meanwhile comes last. */
async function readEntries(
  dataProvider: DataProvider,
  resource: string,
  span: MonthSpan,
  signal: AbortSignal,
  onRead: (read: number, total: number) => void,
): Promise<readonly Fee[]> {
  const entries = new Map<string, Fee>()
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList<Fee & { id: string }>(resource, {
      pagination: { page, perPage: pageSize },
      sort: { field: 'create_time', order: 'ASC' },
      filter: span,
      signal,
    })
    for (const entry of data) entries.set(entry.fee_no, entry)
    onRead(entries.size, total)
    if (page * pageSize >= total) return [...entries.values()]
  }
}

export const useSaveStatement = (resource: Resource) => {
  const dataProvider = useDataProvider()
  const locale = useLocale()
  const [saving, setSaving] = useState<Saving>({ state: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const reset = () => {
    running.current?.abort()
    setSaving({ state: 'idle' })
  }
  const save = async ({ month, opening_li, title }: { month: string; opening_li: number; title: string }) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    const tell = (next: Saving) => own.signal.aborted || setSaving(next)
    tell({ state: 'reading', read: 0, total: undefined })
    try {
      const entries = await readEntries(
        dataProvider,
        resourceName(resource),
        spanOfMonth(month),
        own.signal,
        (read, total) => tell({ state: 'reading', read, total }),
      )
      const content = await writeBook(statementSheets(entries, opening_li, locale))
      if (own.signal.aborted) return
      const name = fileNameOf(title, 'xlsx', Date.now())
      saveFile(content, name)
      tell({ state: 'saved', name })
    } catch (error) {
      tell({ state: 'failed', reason: messageOf(error) })
    }
  }
  return { saving, save, reset }
}
