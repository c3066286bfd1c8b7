import LinearProgress from '@mui/material/LinearProgress'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { Failure } from '@/screens/kinds/kit'
import type { RecipientList } from '@/screens/recipients'
import { ConfirmDialog } from '@/screens/sending'
import { Notice } from '@/ui/Notice'
import { texts, words } from './texts'
import { type SmsSending, useCost } from './useSmsSending'

const mostNamed = 5

/** Confirmation with the cost according to the platform. */
export const ConfirmSms = ({
  sending,
  list,
  most,
}: {
  sending: SmsSending
  list: RecipientList
  most: number
}) => {
  const say = useSay()
  const { data: cost, error, isFetching, refetch } = useCost(sending)
  const invalid = cost?.invalid ?? []
  return (
    <ConfirmDialog
      words={words}
      sending={sending}
      list={list}
      most={most}
      money={
        cost && {
          cost_li: cost.amount_li,
          balance_li: cost.balance_li,
          missing_li: cost.balance_li === null ? 0 : cost.amount_li - cost.balance_li - (cost.credit_li ?? 0),
          isEnough: cost.enough,
        }
      }
      figures={
        <>
          <dt>{say(texts.parts)}</dt>
          <dd>{cost ? formatInteger(cost.parts) : '—'}</dd>
        </>
      }
      isBlocked={invalid.length > 0}
    >
      {isFetching && (
        <div role="status">
          {say(texts.reckoning)}
          <LinearProgress aria-label={say(texts.reckoning)} />
        </div>
      )}
      <Failure error={error} onRetry={() => void refetch()} />
      {invalid.length > 0 && (
        <Notice severity="error">
          {say(texts.platformRefuses, {
            count: formatInteger(invalid.length),
            numbers: invalid.slice(0, mostNamed).join(', '),
          })}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
