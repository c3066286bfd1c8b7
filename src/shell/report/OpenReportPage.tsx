import { useId, useState } from 'react'
import type { Label } from '@/declaration/label'
import { useSay } from '@/i18n/useSay'
import { Card } from '@/ui/Card'
import { PageHead } from '@/ui/PageHead'
import { usePageName } from '../menu/ConsoleMenu'
import { readReport } from './readReport'
import { largestReport } from './report'
import { openTexts as texts } from './texts'
import { useOpenReport } from './useOpenReport'
import './openReport.css'

/** Opens a report's file and shows its pages as they were. */
const OpenReportPage = () => {
  const say = useSay()
  const open = useOpenReport()
  const id = useId()
  const [mistake, setMistake] = useState<Label>()
  const read = async (file: File | undefined) => {
    if (!file) return
    setMistake(undefined)
    // Too large to be a report, so do not even read it.
    const report = file.size > largestReport ? 'tooLarge' : readReport(await file.text())
    if (typeof report === 'string') setMistake(texts.mistakes[report])
    else if (!report.workspace?.addresses.length) setMistake(texts.mistakes.noPages)
    else await open(report)
  }
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)} />
      <Card
        title={say(texts.title)}
        className="open-report"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          void read(event.dataTransfer.files[0])
        }}
      >
        <label htmlFor={id}>{say(texts.file)}</label>
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          aria-invalid={mistake !== undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={({ target }) => {
            void read(target.files?.[0])
            // Allow choosing the same file again.
            target.value = ''
          }}
        />
        <small id={`${id}-hint`}>{say(texts.drop)}</small>
        <p id={`${id}-error`} role="alert">
          {mistake && say(mistake, { most: largestReport / 1000 })}
        </p>
      </Card>
    </>
  )
}

export default OpenReportPage
