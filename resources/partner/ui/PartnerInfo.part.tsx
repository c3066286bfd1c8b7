import Refresh from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router-dom'
import { useSay } from '@/i18n/useSay'
import { messageOf } from '@/platform/errors'
import { useMay } from '@/screens/kinds/kit'
import { early, useLatePart, usePart } from '@/screens/latePart'
import { Notice } from '@/ui/Notice'
import { type Partner, partnerFields } from '../profile.endpoints'
import { BalanceCard, IpCard, ProfileCard, WechatCard } from './cards'
import { PushCard } from './PushCard'
import { TableCard } from './TableCard'
import { texts } from './texts'
import { usePartnerInfo } from './usePartner'

const load = () => import('./SecretDialog')

export const ResetSecret = ({ app }: { app: Partner['apps'][number] }) => {
  const say = useSay()
  const { Part, open, close } = useLatePart(load)
  return (
    <>
      <Button
        size="small"
        variant="text"
        onClick={open}
        aria-label={`${say(texts.resetSecret)} ${app.app_name}`}
        {...early(load)}
      >
        {say(texts.resetSecret)}
      </Button>
      {Part && <Part app={app} onClose={close} />}
    </>
  )
}

// Two columns that balance whatever the cards' heights; wide cards span both.
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: theme.console.size.gap,
  '& > div': { display: 'grid', gap: theme.console.size.gap },
  '& > [data-wide]': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const loadTopUp = () => import('./TopUpDialog')

/** Opens the top-up dialog by address: `?topup=1`. */
const topUpParam = 'topup'

const PartnerInfo = () => {
  const say = useSay()
  const may = useMay()
  const { data: partner, error, isFetching, refetch } = usePartnerInfo()
  const [search, setSearch] = useSearchParams()
  const setTopUp = (open: boolean) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (open) after.set(topUpParam, '1')
        else after.delete(topUpParam)
        return after
      },
      { replace: true },
    )
  const wanted =
    search.get(topUpParam) === '1' && may('partner.getpayqrcode') && partner?.status !== 'REVIEWING'
  const TopUp = usePart(loadTopUp, wanted, () => setTopUp(false))
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="h1" sx={{ mr: 'auto' }}>
          {say(texts.title)}
        </Typography>
        <IconButton aria-label={say(texts.refresh)} loading={isFetching} onClick={() => void refetch()}>
          <Refresh />
        </IconButton>
      </Stack>
      {error && (
        <Notice
          severity="error"
          action={
            <Button size="small" color="inherit" onClick={() => void refetch()}>
              {say(texts.retry)}
            </Button>
          }
        >
          {messageOf(error)}
        </Notice>
      )}
      {partner ? (
        <Cards partner={partner} onTopUp={() => setTopUp(true)} />
      ) : (
        !error && (
          <Columns aria-busy>
            {[320, 320, 200, 200].map((height, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
              <Skeleton key={index} variant="rounded" height={height} />
            ))}
          </Columns>
        )
      )}
      {wanted && TopUp && <TopUp onClose={() => setTopUp(false)} />}
    </Stack>
  )
}

const Cards = ({ partner, onTopUp }: { partner: Partner; onTopUp: () => void }) => {
  const say = useSay()
  const may = useMay()
  return (
    <>
      {partner.status === 'REVIEWING' && <Notice severity="info">{say(texts.reviewing)}</Notice>}
      {partner.status === 'ARREARS' && <Notice severity="error">{say(texts.arrears)}</Notice>}
      <Columns>
        <div>
          <BalanceCard partner={partner} onTopUp={onTopUp} />
          <PushCard partner={partner} />
        </div>
        <div>
          <ProfileCard partner={partner} />
          <WechatCard partner={partner} />
          <IpCard partner={partner} />
        </div>
        <TableCard
          title={say(texts.apps)}
          fields={partnerFields.apps.fields}
          rows={partner.apps}
          keyName="app_id"
          none={say(texts.noApps)}
          {...(may('partner.resetappsecret') && {
            action: {
              name: say(texts.actions),
              of: (app: Partner['apps'][number]) => <ResetSecret app={app} />,
            },
          })}
        />
        <TableCard
          title={say(texts.accounts)}
          fields={partnerFields.pay_accounts.fields}
          rows={partner.pay_accounts}
          keyName="mch_id"
          none={say(texts.noAccounts)}
        />
      </Columns>
    </>
  )
}

export default PartnerInfo
