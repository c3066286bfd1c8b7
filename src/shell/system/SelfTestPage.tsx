import ContentCopy from '@mui/icons-material/ContentCopy'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import Refresh from '@mui/icons-material/Refresh'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { l, type Tone } from '@/declaration'
import { formatTimestamp } from '@/i18n/format'
import { languages } from '@/i18n/languages'
import { useLocale, useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { operator } from '@/platform/operator'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Card'
import { useCopy } from '@/ui/CopyButton'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Loading'
import { PageHead } from '@/ui/PageHead'
import { Status } from '@/ui/Status'
import { useErrorLog, withoutSecrets } from '../errorLog/errorLog'
import { usePageName } from '../menu/ConsoleMenu'
import { type Check, checkNames, checksText, judge, type Outcome, outcomeTexts } from './checks'
import { measure } from './measure'

const texts = {
  title: l('自检', 'Self-test', 'Autodiagnóstico'),
  about: l(
    '遇到打不开、变慢或登录异常时，先在这里检查，再把结果复制给专属客服。结果里没有密码和登录令牌。',
    'When something does not open, is slow or signs you out, check here first and hand the results to your support contact. They hold neither password nor token.',
    'Si algo no abre, va lento o cierra la sesión, compruébelo aquí y entregue los resultados a su contacto de soporte. No contienen contraseñas ni tokens.',
  ),
  running: l('正在检查…', 'Checking…', 'Comprobando…'),
  fine: l('全部正常', 'Everything is fine', 'Todo está bien'),
  found: l('{count} 项需要处理', '{count} to look at', '{count} por revisar'),
  time: l('检查时间 {time}', 'Checked {time}', 'Comprobado {time}'),
  again: l('重新检查', 'Check again', 'Comprobar de nuevo'),
  copy: l('复制结果', 'Copy the results', 'Copiar los resultados'),
  results: l('检查结果', 'Results', 'Resultados'),
  broken: l('检查没有完成', 'The check did not end', 'La comprobación no ha terminado'),
}

const tones: Readonly<Record<Outcome, Tone>> = {
  ok: 'success',
  warning: 'warning',
  failed: 'error',
  info: 'default',
}

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '88px minmax(120px, 200px) 1fr',
  gap: '4px 12px',
  alignItems: 'baseline',
  minHeight: theme.console.size.row,
  boxSizing: 'border-box',
  padding: `10px ${theme.console.size.cell + 4}px`,
  borderBottom: `1px solid ${theme.console.colours.ink.line}`,
  '&:last-of-type': { borderBottom: 0 },
  '& h2': { margin: 0, fontSize: 'inherit', fontWeight: 600 },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& p + p': { marginTop: 4, color: theme.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr auto',
    '& h2': { order: -1 },
    '& > div': { gridColumn: '1 / -1' },
  },
}))

const Summary = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: '0 0 12px',
  minHeight: 24,
  '& small': { fontSize: 'inherit', color: theme.palette.text.secondary },
}))

const CheckLine = ({ check: { key, outcome, found, values, remedy } }: { check: Check }) => {
  const say = useSay()
  return (
    <Line>
      <Status tone={tones[outcome]} word={say(outcomeTexts[outcome])} />
      <h2>{say(checkNames[key])}</h2>
      <div>
        <p>{say(found, values)}</p>
        {remedy && <p>{say(remedy)}</p>}
      </div>
    </Line>
  )
}

const Bones = () => (
  <List aria-hidden>
    {['1', '2', '3', '4', '5', '6'].map((line) => (
      <Line key={line}>
        <Skeleton width={56} />
        <Skeleton width="80%" />
        <Skeleton width="40%" />
      </Line>
    ))}
  </List>
)

const query = ['self-test'] as const

const SelfTestPage = () => {
  const say = useSay()
  const copy = useCopy()
  const locale = useLocale()
  const language = languages.find((one) => one.locale === locale)?.name ?? locale
  const problems = useErrorLog().length
  const username = useSyncExternalStore(operator.subscribe, operator.read)?.username ?? ''
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery({
    queryKey: query,
    queryFn: ({ signal }) => measure(signal),
    retry: false,
    refetchOnWindowFocus: false,
  })
  const checks = data && judge(data, { problems, username, language })
  const bad = checks?.filter(({ outcome }) => outcome === 'warning' || outcome === 'failed').length ?? 0
  const time = formatTimestamp(dataUpdatedAt)
  const summary = () => {
    if (isFetching) return say(texts.running)
    if (!checks) return ''
    return bad === 0 ? say(texts.fine) : say(texts.found, { count: bad })
  }
  const content = () => {
    if (checks)
      return (
        <List aria-label={say(texts.results)}>
          {checks.map((check) => (
            <CheckLine key={check.key} check={check} />
          ))}
        </List>
      )
    if (error)
      return (
        <EmptyState failed picture={<ErrorOutline />} title={say(texts.broken)} hint={messageOf(error)} />
      )
    return <Bones />
  }
  return (
    <>
      <PageHead title={usePageName(texts.title)} about={say(texts.about)}>
        <Button startIcon={<Refresh />} disabled={isFetching} onClick={() => void refetch()}>
          {say(texts.again)}
        </Button>
        <Button
          variant="contained"
          startIcon={<ContentCopy />}
          disabled={!checks}
          onClick={() => checks && void copy(withoutSecrets(checksText(checks, time, say)))}
        >
          {say(texts.copy)}
        </Button>
      </PageHead>
      <Summary role="status">
        <strong>{summary()}</strong>
        {checks && !isFetching && <small>{say(texts.time, { time })}</small>}
      </Summary>
      <Sheet aria-busy={isFetching}>{content()}</Sheet>
    </>
  )
}

export default SelfTestPage
