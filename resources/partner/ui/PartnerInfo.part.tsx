import Refresh from '@mui/icons-material/Refresh'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router-dom'
import { useSay } from '@/i18n/useSay'
import { Failure, useMay } from '@/screens/kinds/kit'
import { early, useLatePart, usePart } from '@/ui/late'
import { Notice } from '@/ui/Notice'
import { type Partner, partnerFields } from '../profile.endpoints'
import { BalanceCard, IpCard, ProfileCard, TableCard, WechatCard } from './cards'
import { PushCard } from './PushCard'
import { texts } from './texts'
import { usePartnerInfo } from './usePartner'
import './partner.css'
import { Button, IconButton } from '@/ui/Button'
import { Skeleton } from '@/ui/Loading'

const load = () => import('./SecretDialog')

const ResetSecret = ({ app }: { app: Partner['apps'][number] }) => {
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
        <IconButton
          aria-label={say('ra.action.refresh')}
          disabled={isFetching}
          onClick={() => void refetch()}
        >
          <Refresh />
        </IconButton>
      </Stack>
      <Failure error={error} onRetry={() => void refetch()} />
      {partner ? (
        <Cards partner={partner} onTopUp={() => setTopUp(true)} />
      ) : (
        !error && (
          <div className="partner-cards" aria-busy>
            {[320, 320, 200, 200].map((height, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
              <Skeleton key={index} height={height} />
            ))}
          </div>
        )
      )}
      {wanted && TopUp && <TopUp onClose={() => setTopUp(false)} />}
    </Stack>
  )
}

const Cards = ({ partner, onTopUp }: { partner: Partner; onTopUp: () => void }) => {
  const say = useSay()
  const mayReset = useMay()('partner.resetappsecret')
  const { apps, pay_accounts } = partnerFields
  return (
    <>
      {partner.status === 'REVIEWING' && <Notice severity="info">{say(texts.reviewing)}</Notice>}
      {partner.status === 'ARREARS' && <Notice severity="error">{say(texts.arrears)}</Notice>}
      <div className="partner-cards">
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
          fields={apps.fields}
          rows={partner.apps}
          keyName="app_id"
          none={say(texts.noApps)}
          actionOf={mayReset ? (app) => <ResetSecret app={app} /> : undefined}
        />
        <TableCard
          title={say(texts.accounts)}
          fields={pay_accounts.fields}
          rows={partner.pay_accounts}
          keyName="mch_id"
          none={say(texts.noAccounts)}
        />
      </div>
    </>
  )
}

export default PartnerInfo
