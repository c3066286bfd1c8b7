import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useLocation, useTranslate } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { OperatorError } from '@/declaration/operatorError'
import { messageOf } from '@/platform/errors'
import { early, useLatePart } from '@/screens/latePart'
import { clearErrorLog, useErrorLog } from './errorLog/errorLog'

const Middle = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '100%',
  padding: 24,
  textAlign: 'center',
})

const Code = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: 56,
  fontWeight: 600,
  lineHeight: 1.2,
  color: theme.palette.text.secondary,
}))

const Title = styled('h1')({ margin: '8px 0', fontSize: 20, fontWeight: 600 })

const Text = styled('p')(({ theme }) => ({
  margin: '0 0 8px',
  maxWidth: 520,
  color: theme.palette.text.secondary,
}))

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginTop: 16,
})

interface StatusPageProps {
  /** Number of a page that has an address of its own; a page that stands in for another leaves it its title. */
  code?: string
  title: string
  text: string
  children?: ReactNode
  buttons: ReactNode
}

/** A page that says why there is nothing else to see, and offers the ways on. */
const StatusPage = ({ code, title, text, children, buttons }: StatusPageProps) => {
  const translate = useTranslate()
  return (
    <Middle>
      {code && <title>{`${title} - ${translate('console.shell.brand')}`}</title>}
      {code && <Code aria-hidden>{code}</Code>}
      <Title>{title}</Title>
      <Text>{text}</Text>
      {children}
      <Buttons>{buttons}</Buttons>
    </Middle>
  )
}

const HomeButton = () => {
  const translate = useTranslate()
  return (
    <Button variant="contained" component={Link} to="/">
      {translate('console.page.to_start')}
    </Button>
  )
}

const BackButton = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  return <Button onClick={() => navigate(-1)}>{translate('console.page.back')}</Button>
}

const wanted = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'wanted' in state && typeof state.wanted === 'string'
    ? state.wanted
    : undefined

const Address = styled('code')({ overflowWrap: 'anywhere' })

/** /404: there is no such page. It names the address that was asked for. */
export const NotFoundPage = () => {
  const translate = useTranslate()
  const address = wanted(useLocation().state)
  return (
    <StatusPage
      code="404"
      title={translate('console.page.not_found_title')}
      text={translate('console.page.not_found_text')}
      buttons={
        <>
          {address && <BackButton />}
          <HomeButton />
        </>
      }
    >
      {address && (
        <Text>
          <Address>{translate('console.page.not_found_address', { path: address })}</Address>
        </Text>
      )}
    </StatusPage>
  )
}

/** /401: the account may not see this page. */
export const DeniedPage = () => {
  const translate = useTranslate()
  return (
    <StatusPage
      code="401"
      title={translate('console.page.denied_title')}
      text={translate('console.page.denied_text')}
      buttons={
        <>
          <BackButton />
          <HomeButton />
        </>
      }
    />
  )
}

const loadErrorLog = () => import('./errorLog/ErrorLogDialog')

/** Stands in place of a page that threw. What it threw is for the error log, to which it leads. */
export const FailedPage = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const translate = useTranslate()
  const records = useErrorLog()
  const { Part: ErrorLogDialog, open, close } = useLatePart(loadErrorLog)
  const clear = () => {
    close()
    clearErrorLog()
  }
  return (
    <StatusPage
      title={translate('console.page.failed_title')}
      text={error instanceof OperatorError ? messageOf(error) : translate('console.page.failed_text')}
      buttons={
        <>
          {records.length > 0 && (
            <Button variant="text" aria-haspopup="dialog" onClick={open} {...early(loadErrorLog)}>
              {translate('console.page.error_log')}
            </Button>
          )}
          <Button onClick={() => location.reload()}>{translate('console.page.reload')}</Button>
          <Button variant="contained" onClick={onRetry}>
            {translate('console.page.retry')}
          </Button>
        </>
      }
    >
      {ErrorLogDialog && records.length > 0 && (
        <ErrorLogDialog records={records} onClose={close} onClear={clear} />
      )}
    </StatusPage>
  )
}
