import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import pushLog from '@resources/merchant/pushLog/pushLog.area'
import { troubleLabel } from '@resources/terms/troubles'
import { useEffect, useId, useState } from 'react'
import { type RaRecord, useEvent, useNavigate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { resourceName } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { newRequestId } from '@/platform/requestId'
import { useAct } from '@/screens/actions/useAct'
import { Failure, KindCell, type PanelProps, useMay } from '@/screens/kinds/kit'
import { useRecordName } from '@/screens/recordName'
import { Notice } from '@/ui/Notice'
import { LostPushes } from './push/LostPushes'
import { texts } from './push/texts'
import { logAddress, mostShown, todayOf, usePushesOf, useShopNow } from './push/usePushesOf'

/**
 * A shop's pushes today: why orders stopped arriving, and a button to retry the failed ones. Opened without a shop it leads to
 * the full log, where an order is found by its number.
 *
 */
const PushDrawer = ({ records: [shop], ...props }: PanelProps) =>
  shop ? <Pushes shop={shop} {...props} /> : <ToLog onClose={props.onClose} />

const ToLog = ({ onClose }: Pick<PanelProps, 'onClose'>) => {
  const navigate = useNavigate()
  const go = useEvent(() => {
    onClose()
    navigate(pushLog.path)
  })
  useEffect(go, [go])
  return null
}

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
          sx: { width: 720, maxWidth: '100%', p: 5 },
        },
      }}
    >
      <Stack spacing={2}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
          <Typography id={titleId} variant="h6" component="h2" sx={{ flex: 1, minWidth: 0 }}>
            {say(texts.title, { name: nameOf(shop) })}
          </Typography>
          <Button color="inherit" onClick={onClose}>
            {say(texts.close)}
          </Button>
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
  const error = failed.error ?? retrying.error ?? waiting.error
  const { sync_status, error_message } = resource.fields
  const today = logAddress(todayOf(shop))
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
      <Repush
        shop={shop}
        lost={lost}
        resource={resource}
        onDone={() => {
          refresh()
          reload()
        }}
      />
      {lost === 0 && !error && !failed.isPending && !retrying.isPending ? (
        <Typography sx={{ color: 'text.secondary' }}>{say(texts.none)}</Typography>
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

interface RepushProps {
  readonly shop: RaRecord
  readonly lost: number
  readonly resource: PanelProps['resource']
  readonly onDone: () => void
}

/** Retries today's failed pushes at once: they are listed above, and receivers know a repeat by its id. */
const Repush = ({ shop, lost, resource, onDone }: RepushProps) => {
  const say = useSay()
  const act = useAct()
  const [busy, setBusy] = useState(false)
  const action = resource.actions?.repushToday
  if (!action || lost === 0) return null
  const repush = async () => {
    setBusy(true)
    const fate = await act.send({ name: 'repushToday', action, record: shop, input: {} }, newRequestId())
    setBusy(false)
    act.tell(action, fate)
    onDone()
  }
  return (
    <Button variant="contained" sx={{ alignSelf: 'start' }} loading={busy} onClick={() => void repush()}>
      {say(texts.repush, { count: lost })}
    </Button>
  )
}

export default PushDrawer
