import type { ReactNode } from 'react'
import { formatInteger, formatLi, formatTimestamp } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { ButtonLink } from '@/ui/Button'
import { Dialog, DialogBody, DialogFooter } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { useMay } from '../endpoints'
import type { RecipientList } from '../recipients'
import type { Planned } from './plan'
import { Figures } from './Section'
import { type ChannelWords, texts } from './texts'
import type { Sending } from './useSending'

const topUpAddress = '/paymentaccount/paymentaccount?topup=1'

/** The cost and the balance, li; null if the platform does not say. */
interface Money {
  readonly cost_li: number | null
  readonly balance_li: number | null
  readonly missing_li: number
  /** Whether the platform would accept it anyway, on credit. */
  readonly isEnough: boolean
}

/** The final confirmation before money is spent: the number of recipients, the cost, and the balance afterwards. */
export const ConfirmDialog = <O extends Planned, A>({
  words,
  sending: { order, tasks, start, close },
  list,
  most,
  money,
  figures,
  isBlocked = false,
  children,
}: {
  words: ChannelWords
  sending: Sending<O, A>
  list: RecipientList
  /** Most recipients of one task. */
  most: number
  /** Undefined while unknown; nothing can be sent until then. */
  money: Money | undefined
  /** Further names and figures, as `dt` and `dd`. */
  figures?: ReactNode
  /** Something else prevents sending; `children` explain it. */
  isBlocked?: boolean
  children?: ReactNode
}) => {
  const say = useSay()
  const may = useMay()
  const planTime = order?.planTime
  const count = formatInteger(tasks.reduce((sum, task) => sum + task.count, 0))
  const cost = money?.cost_li ?? null
  const balance = money?.balance_li ?? null
  const left = cost === null || balance === null ? null : balance - cost
  const [priced, alone] =
    planTime === undefined
      ? [texts.confirmSend, texts.confirmSendAlone]
      : [texts.confirmPlan, texts.confirmPlanAlone]
  return (
    <Dialog title={say(texts.confirm)} onClose={close}>
      <DialogBody gap={8}>
        <Figures>
          <dt>{say(words.count)}</dt>
          <dd>{count}</dd>
          {figures}
          <dt>{say(texts.cost)}</dt>
          <dd>
            <strong>{formatLi(cost)}</strong>
          </dd>
          <dt>{say(texts.balanceAfter)}</dt>
          <dd>{formatLi(left)}</dd>
          <dt>{say(texts.when)}</dt>
          <dd>{planTime === undefined ? say(texts.now) : formatTimestamp(planTime)}</dd>
          {list.invalid.length + list.repeated.length > 0 && (
            <>
              <dt>{say(texts.leftOut)}</dt>
              <dd>
                {say(texts.leftOutCounts, {
                  invalid: formatInteger(list.invalid.length),
                  repeated: formatInteger(list.repeated.length),
                })}
              </dd>
            </>
          )}
        </Figures>
        {tasks.length > 1 && (
          <Notice severity="info">
            {say(texts.split, { most: formatInteger(most), count: tasks.length })}
          </Notice>
        )}
        {money && money.missing_li > 0 && (
          <Notice
            severity={money.isEnough ? 'warning' : 'error'}
            action={
              may('partner.getpayqrcode') && (
                <ButtonLink size="small" color="inherit" to={topUpAddress}>
                  {say(texts.topUp)}
                </ButtonLink>
              )
            }
          >
            {say(texts.notEnough, { missing: formatLi(money.missing_li) })}
          </Notice>
        )}
        {children}
      </DialogBody>
      <DialogFooter
        cancel={say('console.form.cancel')}
        confirm={say(cost === null ? alone : priced, { count, unit: say(words.unit), cost: formatLi(cost) })}
        disabled={!money?.isEnough || isBlocked}
        onConfirm={start}
      />
    </Dialog>
  )
}
