import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useLanguage } from '@/i18n/useSay'
import { currentLocale } from '@/platform/language'
import { operator } from '@/platform/operator'
import { appearancePreference } from '@/theme/preferences'
import { linkTo } from '../share/link'
import type { Report } from './report'
import { shownReport } from './shownReport'

/** Returns a function that shows a report's pages as they were, until the window is reloaded. */
export const useOpenReport = (): ((report: Report) => Promise<void>) => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { setLocale } = useLanguage()
  return async (report) => {
    shownReport.begin(report, { locale: currentLocale(), appearance: appearancePreference.read() })
    const { surroundings, workspace = { addresses: [], shown: 0 } } = report
    if (surroundings) {
      appearancePreference.write(surroundings.appearance)
      await setLocale(surroundings.language)
    }
    // Cached answers came from the platform, not from the report.
    queryClient.removeQueries({ type: 'inactive' })
    void queryClient.invalidateQueries()
    await operator.refresh()
    navigate(await linkTo(workspace))
  }
}
