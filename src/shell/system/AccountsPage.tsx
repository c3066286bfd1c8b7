import CloudOff from '@mui/icons-material/CloudOffOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import Inbox from '@mui/icons-material/InboxOutlined'
import Refresh from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useSyncExternalStore } from 'react'
import { l } from '@/declaration'
import { formatInteger, formatRelative, formatTimestamp } from '@/i18n/format'
import { useLocale, useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { operator } from '@/platform/operator'
import { Sheet } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Notice } from '@/ui/Notice'
import { PageHead } from '@/ui/PageHead'
import { Status } from '@/ui/Status'
import { Table, TableFrame, TableHead } from '@/ui/Table'
import { usePageName } from '../menu/ConsoleMenu'
import { type Account, type Accounts, fetchAccounts, isUnknownCall } from './accounts'

const texts = {
  title: l('账号', 'Accounts', 'Cuentas'),
  count: l('共 {total} 个', '{total} in all', '{total} en total'),
  first: l('只显示前 {shown} 个', 'the first {shown} are shown', 'se muestran los primeros {shown}'),
  about: l(
    '本合作方可以登录控制台的账号。账号的角色决定能看到的页面和能做的操作。',
    'Who may sign in for this partner. The role of an account decides what it sees and does.',
    'Quién puede entrar por este socio. El rol de una cuenta decide lo que ve y hace.',
  ),
  refresh: l('刷新', 'Refresh', 'Actualizar'),
  account: l('账号', 'Account', 'Cuenta'),
  self: l('本人', 'You', 'Usted'),
  role: l('角色', 'Role', 'Rol'),
  mobile: l('手机号', 'Mobile', 'Móvil'),
  state: l('状态', 'Status', 'Estado'),
  enabled: l('正常', 'Active', 'Activa'),
  disabled: l('已停用', 'Disabled', 'Desactivada'),
  lastLogin: l('最近登录', 'Last sign-in', 'Último acceso'),
  never: l('从未登录', 'Never', 'Nunca'),
  empty: l('没有账号', 'There are no accounts', 'No hay cuentas'),
  emptyHint: l(
    '平台没有返回任何账号，请联系专属客服核对。',
    'The platform named none; ask your support contact.',
    'La plataforma no ha indicado ninguna; consulte a su contacto de soporte.',
  ),
  unknown: l(
    '当前平台不提供账号列表',
    'This platform has no list of accounts',
    'Esta plataforma no ofrece la lista de cuentas',
  ),
  unknownHint: l(
    '不影响其他功能。需要新增或停用账号时，请联系专属客服。',
    'Everything else works. To add or disable an account, ask your support contact.',
    'Lo demás funciona. Para crear o desactivar una cuenta, consulte a su contacto de soporte.',
  ),
  failed: l('账号没有加载成功', 'The accounts did not load', 'Las cuentas no se han cargado'),
}

const Self = styled('span')(({ theme }) => ({
  marginLeft: 8,
  padding: '0 6px',
  borderRadius: 4,
  backgroundColor: theme.console.colours.tone.primary.soft,
  color: theme.palette.primary.main,
  fontSize: 12,
}))

const Moment = ({ seconds }: { seconds: number }) => {
  const locale = useLocale()
  return (
    <>
      {formatTimestamp(seconds)}
      <small>{formatRelative(seconds, Date.now() / 1000, locale)}</small>
    </>
  )
}

const Row = ({ account, self }: { account: Account; self: boolean }) => {
  const say = useSay()
  const { username, name, mobile, role, lastLogin, disabled } = account
  return (
    <tr>
      <th scope="row">
        {name || username}
        {self && <Self>{say(texts.self)}</Self>}
        {name && <small>{username}</small>}
      </th>
      <td>{say(role) || '–'}</td>
      <td>
        <Status tone={disabled ? 'error' : 'success'} word={say(disabled ? texts.disabled : texts.enabled)} />
      </td>
      <td>{mobile || '–'}</td>
      <td>{lastLogin === undefined ? say(texts.never) : <Moment seconds={lastLogin} />}</td>
    </tr>
  )
}

const columns = ['account', 'role', 'state', 'mobile', 'lastLogin'] as const

const AccountTable = ({ children }: { children: ReactNode }) => {
  const say = useSay()
  return (
    <TableFrame name={say(texts.title)}>
      <Table>
        <TableHead columns={columns.map((column) => say(texts[column]))} />
        <tbody>{children}</tbody>
      </Table>
    </TableFrame>
  )
}

const Bones = () => (
  <AccountTable>
    {['1', '2', '3'].map((row) => (
      <tr key={row}>
        {columns.map((column) => (
          <td key={column}>
            <Skeleton width="70%" />
          </td>
        ))}
      </tr>
    ))}
  </AccountTable>
)

const Rows = ({ accounts }: Accounts) => {
  const say = useSay()
  const self = useSyncExternalStore(operator.subscribe, operator.read)?.username
  if (accounts.length === 0)
    return <EmptyState picture={<Inbox />} title={say(texts.empty)} hint={say(texts.emptyHint)} />
  return (
    <AccountTable>
      {accounts.map((account) => (
        <Row key={account.id} account={account} self={account.username === self} />
      ))}
    </AccountTable>
  )
}

const AccountsPage = () => {
  const say = useSay()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['accounts'],
    queryFn: ({ signal }) => fetchAccounts(signal),
    retry: false,
  })
  const total = data && say(texts.count, { total: formatInteger(data.total) })
  const first =
    data && data.accounts.length < data.total
      ? ` · ${say(texts.first, { shown: formatInteger(data.accounts.length) })}`
      : ''
  const retry = (
    <Button color="inherit" disabled={isFetching} onClick={() => void refetch()}>
      {say('console.list.retry')}
    </Button>
  )
  const content = () => {
    if (data) return <Rows {...data} />
    if (isUnknownCall(error))
      return <EmptyState picture={<CloudOff />} title={say(texts.unknown)} hint={say(texts.unknownHint)} />
    if (error)
      return (
        <EmptyState failed picture={<ErrorOutline />} title={say(texts.failed)} hint={messageOf(error)}>
          {retry}
        </EmptyState>
      )
    return <Bones />
  }
  return (
    <>
      <PageHead title={usePageName(texts.title)} count={total && total + first} about={say(texts.about)}>
        <Button startIcon={<Refresh />} disabled={isFetching} onClick={() => void refetch()}>
          {say(texts.refresh)}
        </Button>
      </PageHead>
      {data && error && (
        <Notice severity="error" action={retry} style={{ marginBottom: 8 }}>
          {messageOf(error)}
        </Notice>
      )}
      <Sheet aria-busy={isFetching}>
        <LinearProgress
          sx={{ height: 2, visibility: isFetching ? 'visible' : 'hidden' }}
          aria-label={say(texts.title)}
        />
        {content()}
      </Sheet>
    </>
  )
}

export default AccountsPage
