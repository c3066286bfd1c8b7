import { useCallback } from 'react'
import { oneOf } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import type { FramePage } from './pages'

/** The title of a page for its tab and for the window, in the current language. */
export const usePageTitle = (): ((page: FramePage, subject?: string) => string) => {
  const say = useSay()
  return useCallback(
    ({ path, title, area }, subject) => {
      if (!area || area.kind === 'list') return title ? say(title) : path
      const name = say(oneOf(area.head))
      const what =
        area.kind === 'detail'
          ? name
          : say(area.kind === 'create' ? 'console.form.create_title' : 'console.form.edit_title', {
              name,
            })
      return subject ? `${what} - ${subject}` : what
    },
    [say],
  )
}
