import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import { oneOf } from '@/declaration'
import { useLocalise } from '@/i18n/useLocalised'
import type { FramePage } from './pages'

/** What a page is called in its tab and in the window's title, in the language on the screen. */
export const usePageTitle = (): ((page: FramePage, subject?: string) => string) => {
  const translate = useTranslate()
  const localise = useLocalise()
  return useCallback(
    ({ path, title, area }, subject) => {
      if (!area || area.kind === 'list') return title ? localise(title) : path
      const name = localise(oneOf(area.head))
      const what =
        area.kind === 'detail'
          ? name
          : translate(area.kind === 'create' ? 'console.form.create_title' : 'console.form.edit_title', {
              name,
            })
      return subject ? `${what} - ${subject}` : what
    },
    [translate, localise],
  )
}
