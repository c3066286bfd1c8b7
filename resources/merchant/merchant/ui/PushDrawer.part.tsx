import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import pushLog from '@resources/merchant/pushLog/pushLog.area'
import { listAddress } from '@resources/terms/listAddress'
import { troubleLabel } from '@resources/terms/troubles'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import { dayOf, l, resourceName } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { quietly } from '@/platform/failures'
import { newRequestId } from '@/platform/requestId'
import { currentTime } from '@/screens/actions/availability'
import { useAct } from '@/screens/actions/useAct'
import { Failure, KindCell, type PanelProps, useMay, useRepeated } from '@/screens/kinds/kit'
import { useRecordName } from '@/screens/recordName'
import { Button, IconButton } from '@/ui/Button'
import { Link as RouterLink } from '@/ui/Link'
import { Skeleton } from '@/ui/Loading'
import { Notice } from '@/ui/Notice'

/** How often retried pushes are polled, ms. */
const pace = 4000
const mostShown = 10

const todayOf = ({ op, app_id, seller_nick }: RaRecord): { readonly [param: string]: string } => {
  const today = dayOf(currentTime())
  return {
    begin_date: today,
    end_date: today,
    op: String(op),
    app_id: String(app_id),
    seller_nick: String(seller_nick),
  }
}

const usePushesOf = (shop: RaRecord, status: 'FAILED' | 'RETRYING' | 'WAITING') => {
  const dataProvider = useDataProvider()
  const { signalOf, asked } = useRepeated()
  const name = resourceName(pushLog)
  const wanted = {
    filter: { ...todayOf(shop), status },
    pagination: { page: 1, perPage: mostShown },
    sort: { field: 'create_time', order: 'DESC' as const },
  }
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [name, 'pushesOf', wanted],
    queryFn: ({ signal }) => dataProvider.getList(name, { ...wanted, signal: signalOf(signal) }),
    refetchInterval: pace,
  })
  return {
    pushes: data?.data ?? [],
    total: data?.total ?? 0,
    error,
    isPending,
    refresh: () => {
      asked()
      void refetch()
    },
  }
}

const useShopNow = (area: string, shop: RaRecord): RaRecord => {
  const dataProvider = useDataProvider()
  const { data } = useQuery<RaRecord>({
    queryKey: [area, 'getOne', { id: String(shop.id), meta: undefined }],
    // Until then the figures from the list are shown.
    queryFn: async ({ signal }) =>
      (await dataProvider.getOne(area, { id: shop.id, signal: quietly(signal) })).data,
    initialData: shop,
    refetchInterval: pace,
  })
  return data
}

const texts = {
  title: l('推送记录：{name}', 'Push log: {name}', 'Notificaciones push: {name}'),
  today: l(
    '今日推送 {pushed}，未送达 {lost}',
    'Today: {pushed} pushed, {lost} not delivered',
    'Hoy: {pushed} enviadas, {lost} sin entregar',
  ),
  reason: l('异常原因：{reason}', 'Error: {reason}', 'Error: {reason}'),
  lost: l('今日未送达', 'Not delivered today', 'Sin entregar hoy'),
  none: l('今日没有失败的推送', 'Nothing failed today', 'Hoy no ha fallado nada'),
  waiting: l('排队中 {count} 条', '{count} in the queue', '{count} en cola'),
  queued: l(
    '接收地址恢复后自动推送（每分钟探测一次）。',
    'Pushed automatically once the server responds (checked every minute).',
    'Se notificarán en cuanto el servidor responda (se consulta cada minuto).',
  ),
  repush: l(
    '重推今日失败（{count}）',
    'Push today’s failures again ({count})',
    'Reenviar fallos de hoy ({count})',
  ),
  all: l('今日全部记录', 'All of today’s pushes', 'Todas las notificaciones push de hoy'),
  more: l('共 {count} 条，查看全部', 'See all {count}', 'Ver los {count}'),
  attempts: l('{count} 次', 'Attempts: {count}', 'Intentos: {count}'),
  noRight: l(
    '没有查看推送记录的权限',
    'You are not allowed to see the push log',
    'No puede ver las notificaciones push',
  ),
}

const lines = [
  ['tid', 'event', 'create_time'],
  ['status', 'attempts', 'response_text'],
] as const

const LostPushes = ({ label, pushes }: { label: string; pushes: readonly RaRecord[] }) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {pushes.map((push) => (
      <Box component="li" key={push.id} sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
        {lines.map((names) => (
          <Box key={names[0]} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            {names.map((name) => (
              <Box component="span" key={name} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Part name={name} push={push} />
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    ))}
  </Box>
)

const Part = ({ name, push }: { name: (typeof lines)[number][number]; push: RaRecord }) => {
  const say = useSay()
  if (name === 'attempts') return say(texts.attempts, { count: Number(push.attempts) })
  const value = <KindCell field={pushLog.fields[name]} name={name} value={push[name]} record={push} />
  if (name !== 'response_text' || !push.http_status) return value
  return (
    <>
      HTTP {push.http_status} {value}
    </>
  )
}

/** A shop's pushes today: why orders stopped arriving, and a button to retry the failed ones. */
const PushDrawer = ({ records: [shop], ...props }: PanelProps) => shop && <Pushes shop={shop} {...props} />

const Pushes = ({ shop, resource, onClose, refresh }: Omit<PanelProps, 'records'> & { shop: RaRecord }) => {
  const say = useSay()
  const titleId = useId()
  const nameOf = useRecordName()
  const maySee = useMay()('pushLog.list')
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: 720, maxWidth: '100%', p: 5, pt: 2 },
        },
      }}
    >
      <Stack spacing={2}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <Typography
            id={titleId}
            component="h2"
            sx={{ flex: 1, minWidth: 0, fontSize: 18, fontWeight: 600, lineHeight: '28px' }}
          >
            {say(texts.title, { name: nameOf(shop) })}
          </Typography>
          <IconButton size="small" aria-label={say('ra.action.close')} onClick={onClose}>
            <Close />
          </IconButton>
        </Box>
        {maySee ? (
          <Today shop={shop} resource={resource} refresh={refresh} onClose={onClose} />
        ) : (
          <Notice severity="info">{say(texts.noRight)}</Notice>
        )}
      </Stack>
    </Drawer>
  )
}

const Today = ({ shop, resource, refresh, onClose }: Omit<PanelProps, 'records'> & { shop: RaRecord }) => {
  const say = useSay()
  const now = useShopNow(resourceName(resource), shop)
  const failed = usePushesOf(shop, 'FAILED')
  const retrying = usePushesOf(shop, 'RETRYING')
  const waiting = usePushesOf(shop, 'WAITING')
  const lists = [failed, retrying, waiting]
  const lost = failed.total + retrying.total
  const queue = waiting.total
  const shown = [...failed.pushes, ...retrying.pushes].slice(0, mostShown)
  const reload = () => {
    for (const list of lists) list.refresh()
  }
  const act = useAct()
  const [busy, setBusy] = useState(false)
  const action = resource.actions?.repushToday
  // At once: the failed pushes are listed, and receivers know a repeat by its id.
  const repush = async () => {
    if (!action) return
    setBusy(true)
    const fate = await act.send({ name: 'repushToday', action, record: now, input: {} }, newRequestId())
    setBusy(false)
    act.tell({ action, record: now }, fate)
    refresh()
    reload()
  }
  const error = failed.error ?? retrying.error ?? waiting.error
  const isPending = failed.isPending || retrying.isPending
  const { sync_status, error_message } = resource.fields
  const today = listAddress(pushLog.path, todayOf(shop))
  return (
    <>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {sync_status && (
          <KindCell field={sync_status} name="sync_status" value={now.sync_status} record={now} />
        )}
        <span>{say(texts.today, { pushed: Number(now.today_push ?? 0), lost })}</span>
        <Link component={RouterLink} to={today} onClick={onClose}>
          {say(texts.all)}
        </Link>
      </Stack>
      {error_message && now.error_message !== '' && (
        <Notice severity="error">
          {say(texts.reason, {
            reason: say(troubleLabel(String(now.error_message))),
          })}
        </Notice>
      )}
      {queue > 0 && (
        <Notice severity="info">
          {say(texts.waiting, { count: queue })}
          {now.sync_status === 'ERROR' && ` — ${say(texts.queued)}`}
        </Notice>
      )}
      <Failure error={error} onRetry={reload} />
      {action && lost > 0 && (
        <Button
          variant="contained"
          style={{ alignSelf: 'start' }}
          loading={busy}
          onClick={() => void repush()}
        >
          {say(texts.repush, { count: lost })}
        </Button>
      )}
      {lost === 0 && !error && !isPending ? (
        <Typography sx={{ color: 'text.secondary' }}>{say(texts.none)}</Typography>
      ) : isPending && !error && shown.length === 0 ? (
        <Skeleton height={56} />
      ) : (
        <LostPushes label={say(texts.lost)} pushes={shown} />
      )}
      {lost > shown.length && (
        <Link component={RouterLink} to={today} onClick={onClose}>
          {say(texts.more, { count: lost })}
        </Link>
      )}
    </>
  )
}

export default PushDrawer
