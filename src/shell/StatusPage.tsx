import type { ReactNode } from 'react'
import { OperatorError } from '@/declaration/operatorError'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { Button } from '@/ui/Button'
import { early, useLatePart } from '@/ui/late'
import { clearErrorLog, useErrorLog } from './errorLog/errorLog'
import { loadReport } from './report/loadReport'
import './statusPage.css'

export interface StatusPageProps {
  /** The status code of a page with its own address; without it, the page keeps the title of the one it replaces. */
  code?: string
  title: string
  text: string
  children?: ReactNode
  buttons: ReactNode
}

/** A page that says what went wrong, shown in place of the one requested. */
export const StatusPage = ({ code, title, text, children, buttons }: StatusPageProps) => {
  const say = useSay()
  return (
    <section className="status-page">
      {code && <title>{`${title} - ${say('console.shell.brand')}`}</title>}
      {code && <p aria-hidden>{code}</p>}
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <div>{buttons}</div>
    </section>
  )
}

const loadErrorLog = () => import('./errorLog/ErrorLogDialog')

export const FailedPage = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const say = useSay()
  const records = useErrorLog()
  const { Part: ErrorLogDialog, open, close } = useLatePart(loadErrorLog)
  const report = useLatePart(loadReport)
  const clear = () => {
    close()
    clearErrorLog()
  }
  return (
    <StatusPage
      title={say('console.page.failed_title')}
      text={error instanceof OperatorError ? messageOf(error) : say('console.page.failed_text')}
      buttons={
        <>
          {records.length > 0 && (
            <Button variant="text" aria-haspopup="dialog" onClick={open} {...early(loadErrorLog)}>
              {say('console.page.error_log')}
            </Button>
          )}
          <Button variant="text" aria-haspopup="dialog" onClick={report.open} {...early(loadReport)}>
            {say('console.shell.report')}
          </Button>
          <Button onClick={() => location.reload()}>{say('console.page.reload')}</Button>
          <Button variant="contained" onClick={onRetry}>
            {say('console.page.retry')}
          </Button>
        </>
      }
    >
      {report.Part && <report.Part onClose={report.close} />}
      {ErrorLogDialog && records.length > 0 && (
        <ErrorLogDialog records={records} onClose={close} onClear={clear} />
      )}
    </StatusPage>
  )
}
