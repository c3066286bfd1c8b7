import { useSyncExternalStore } from 'react'
import { useHref } from 'react-router-dom'
import { saveFile } from '@/files/saveFile'
import { useSay } from '@/i18n/useSay'
import { rememberLocale } from '@/platform/language'
import { beginAgain } from '@/platform/leaving'
import { appearancePreference } from '@/theme/preferences'
import { Button } from '@/ui/Button'
import { forgetTabs } from '../tabs/tabMemory'
import { testOf, visibleWords } from './exportTest'
import type { Report } from './report'
import { shownReport } from './shownReport'
import { barTexts as texts } from './texts'
import './openReport.css'

const Bar = ({ report }: { report: Report }) => {
  const say = useSay()
  const root = useHref('/')
  const { note } = report
  const save = async () => {
    const text = await testOf(report, visibleWords())
    saveFile(new Blob([text], { type: 'text/plain' }), 'problem.spec.ts')
  }
  const leave = () => {
    const before = shownReport.end()
    if (before) {
      appearancePreference.write(before.appearance)
      rememberLocale(before.locale)
    }
    // The open tabs show records that only exist in the report.
    forgetTabs()
    // The page's clock was set to the report's; only a reload resets it.
    beginAgain(root)
  }
  return (
    <section className="report-bar" aria-label={say(texts.name)} data-report-bar>
      <p role="status">{note ? say(texts.note, { note }) : say(texts.shown)}</p>
      <div>
        <Button size="small" variant="outlined" onClick={() => void save()}>
          {say(texts.exportTest)}
        </Button>
        <Button size="small" variant="outlined" onClick={leave}>
          {say(texts.leave)}
        </Button>
      </div>
    </section>
  )
}

/** Says that the window is showing a report. */
const ReportBar = () => {
  const report = useSyncExternalStore(shownReport.subscribe, shownReport.read)
  return report && <Bar report={report} />
}

export default ReportBar
