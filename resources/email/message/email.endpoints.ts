import { code, defineEndpoints, integer, l, tags } from '@/declaration'

export const mailEndpoints = defineEndpoints({
  /** Cancels what has not been sent of a task. Idempotent. */
  cancelemail: {
    label: l('撤销定时邮件', 'Cancel scheduled e-mails', 'Cancelar correos programados'),
    call: 'POST /user/cancelemail',
    inputs: { task_id: code({ label: l('任务', 'Task', 'Tarea'), max: 32, required: true }) },
    answer: { canceled: integer({ label: l('已撤销', 'Cancelled', 'Cancelados') }) },
  },
  /** The unmasked addresses of failed e-mails, without repetitions. The platform records who asked. */
  emailaddresses: {
    label: l('查看完整邮箱', 'Show plain addresses', 'Ver direcciones completas'),
    call: 'POST /user/emailaddresses',
    inputs: { ids: tags({ label: l('邮件', 'E-mails', 'Correos'), required: true, max: 32 }) },
    answer: { addresses: tags({ label: l('邮箱地址', 'Addresses', 'Direcciones'), required: true }) },
  },
})
