import { l } from '@/declaration'
import { formatInteger, formatMoney } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { ask } from '@/platform/endpoint'
import type { PanelProps } from '@/screens/kinds/kit'
import { CancelTask as Cancelling } from '@/screens/sending/listDialogs'
import sms, { smsEndpoints } from '../sms.area'

const cancelWords = {
  title: l('撤销定时任务', 'Cancel scheduled task', 'Cancelar tarea programada'),
  ask: l(
    '撤销后任务中的全部短信都不再发送，冻结的费用立即解冻。',
    'None of the task’s messages will be sent, and the amount held for it is released at once.',
    'No se enviará ninguno de los mensajes de la tarea y el importe retenido se libera al momento.',
  ),
  count: l('待发短信', 'Messages to send', 'Mensajes por enviar'),
  done: l(
    '已撤销 {count} 条短信，解冻 {amount}',
    'Messages cancelled: {count}, released: {amount}',
    'Mensajes cancelados: {count}, liberados: {amount}',
  ),
} as const

const CancelTask = ({ records: [message], ...panel }: PanelProps) => {
  const say = useSay()
  const task_id = String(message?.task_id ?? '')
  return (
    <Cancelling
      {...panel}
      area={sms}
      waiting={{ status: 'SCHEDULED' }}
      task_id={task_id}
      time={Number(message?.send_time ?? 0)}
      words={cancelWords}
      call={() => ask(smsEndpoints.cancelsms, { input: { task_id } })}
      done={({ canceled, amount_li }) =>
        say(cancelWords.done, {
          count: formatInteger(canceled ?? null),
          amount: formatMoney(amount_li ?? null, 'li'),
        })
      }
    />
  )
}

export default CancelTask
