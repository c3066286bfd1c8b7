import { l } from '@/declaration'
import { formatInteger } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { ask } from '@/platform/endpoint'
import type { PanelProps } from '@/screens/kinds/kit'
import { CancelTask } from '@/screens/sending/listDialogs'
import email, { mailEndpoints } from '../email.area'

const cancelWords = {
  title: l('撤销定时邮件', 'Cancel scheduled e-mails', 'Cancelar correos programados'),
  ask: l(
    '撤销后任务中的全部邮件都不再发送，冻结的费用立即解冻。',
    'None of the task’s e-mails will be sent, and the amount held for it is released at once.',
    'No se enviará ninguno de los correos de la tarea y el importe retenido se libera al momento.',
  ),
  count: l('待发邮件', 'E-mails to send', 'Correos por enviar'),
  done: l('已撤销 {count} 封邮件', 'E-mails cancelled: {count}', 'Correos cancelados: {count}'),
} as const

const CancelMailTask = ({ records: [mail], ...panel }: PanelProps) => {
  const say = useSay()
  const task_id = String(mail?.task_id ?? '')
  return (
    <CancelTask
      {...panel}
      area={email}
      waiting={{ mail_status: 'SCHEDULED' }}
      task_id={task_id}
      time={Number(mail?.plan_time ?? 0)}
      words={cancelWords}
      call={() => ask(mailEndpoints.cancelemail, { input: { task_id } })}
      done={({ canceled }) => say(cancelWords.done, { count: formatInteger(canceled ?? null) })}
    />
  )
}

export default CancelMailTask
