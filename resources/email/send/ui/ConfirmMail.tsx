import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import type { RecipientList } from '@/screens/recipients'
import { ConfirmDialog } from '@/screens/sending'
import { Notice } from '@/ui/Notice'
import { costOfMails, leftOfQuota, type Senders } from './order'
import { texts, words } from './texts'
import type { MailSending } from './useMailSending'

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
  const cost_li = costOfMails(money, count)
  const { available_li, credit_li } = money
  // If the platform sends no cost or balance, it decides when the e-mails are submitted.
  const missing_li = cost_li === null || available_li === null ? 0 : cost_li - available_li - (credit_li ?? 0)
  const left = leftOfQuota(money)
  const overQuota = left !== null && count > left
  return (
    <ConfirmDialog
      words={words}
      sending={sending}
      list={list}
      most={most}
      money={{ cost_li, balance_li: available_li, missing_li, isEnough: missing_li <= 0 }}
      isBlocked={overQuota}
    >
      {overQuota && <Notice severity="error">{say(texts.overQuota, { left: formatInteger(left) })}</Notice>}
    </ConfirmDialog>
  )
}
