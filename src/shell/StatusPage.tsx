import type { ReactNode } from 'react'
import { useLocation } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { OperatorError } from '@/declaration/operatorError'
import { useSay } from '@/i18n/useSay'
import { fieldOf, textOf } from '@/platform/answer'
import { messageOf } from '@/platform/errors'
import { Button, ButtonLink } from '@/ui/Button'
import { early, useLatePart } from '@/ui/late'
import { clearErrorLog, useErrorLog } from './errorLog/errorLog'
import { loadReport } from './report/loadReport'
import './statusPage.css'

interface StatusPageProps {
  /** The status code of a page with its own address; without it, the page keeps the title of the one it replaces. */
  code?: string
  title: string
  text: string
  children?: ReactNode
  buttons: ReactNode
}

const StatusPage = ({ code, title, text, children, buttons }: StatusPageProps) => {
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

interface AddressPageProps extends Omit<StatusPageProps, 'buttons'> {
  canGoBack: boolean
}

const AddressPage = ({ canGoBack, ...page }: AddressPageProps) => {
  const say = useSay()
  const navigate = useNavigate()
  return (
    <StatusPage
      {...page}
      buttons={
        <>
          {canGoBack && <Button onClick={() => navigate(-1)}>{say('console.page.back')}</Button>}
          <ButtonLink variant="contained" to="/">
            {say('console.page.to_start')}
          </ButtonLink>
        </>
      }
    />
  )
}

export const NotFoundPage = () => {
  const say = useSay()
  const address = textOf(fieldOf(useLocation().state, 'wanted'))
  return (
    <AddressPage
      code="404"
      title={say('console.page.not_found_title')}
      text={say('console.page.not_found_text')}
      canGoBack={address !== ''}
    >
      {address && (
        <p>
          <code>{say('console.page.not_found_address', { path: address })}</code>
        </p>
      )}
    </AddressPage>
  )
}

export const DeniedPage = () => {
  const say = useSay()
  return (
    <AddressPage
      code="401"
      title={say('console.page.denied_title')}
      text={say('console.page.denied_text')}
      canGoBack
    />
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
