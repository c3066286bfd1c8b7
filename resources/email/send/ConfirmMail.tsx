import Alert from '@mui/material/Alert'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import type { RecipientList } from '@/screens/recipients'
import { ConfirmDialog } from '@/screens/sending'
import { leftOfQuota, type Senders } from './order'
import { texts, words } from './texts'
import type { MailSending } from './useMailSending'

/** The last word before e-mails are sent: each costs the same, and the day has its quota. */
export const ConfirmMail = ({
  sending,
  list,
  most,
  money,
}: {
  sending: MailSending
  list: RecipientList
  most: number
  money: Senders
}) => {
  const say = useSay()
  const count = sending.tasks.reduce((sum, task) => sum + task.count, 0)
  const cost_li = count * money.price_li
  const missing_li = cost_li - money.available_li - money.credit_li
  const left = leftOfQuota(money)
  return (
    <ConfirmDialog
      words={words}
      sending={sending}
      list={list}
      most={most}
      money={{ cost_li, balance_li: money.available_li, missing_li, isEnough: missing_li <= 0 }}
      isBlocked={count > left}
    >
      {count > left && (
        <Alert severity="error" role="alert">
          {say(texts.overQuota, { left: formatInteger(left) })}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
