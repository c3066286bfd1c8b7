import { code, defineEndpoints, integer, l, tags } from '@/declaration'

/** Calls about e-mails that were sent, beside their list (domain §8). */
export const mailEndpoints = defineEndpoints({
  /** Takes back everything of a task that has not gone out; repeated it succeeds again. */
  cancelemail: {
    label: l('撤销定时邮件', 'Cancel scheduled e-mails', 'Cancelar correos programados'),
    call: 'POST /user/cancelemail',
    inputs: { task_id: code({ label: l('任务', 'Task', 'Tarea'), max: 32, required: true }) },
    answer: { canceled: integer({ label: l('已撤销', 'Cancelled', 'Cancelados') }) },
  },
  /** The plain addresses of these e-mails that failed, each once: a show that is written down with who asked (domain §1). */
  emailaddresses: {
    label: l('查看完整邮箱', 'Show plain addresses', 'Ver direcciones completas'),
    call: 'POST /user/emailaddresses',
    inputs: { ids: tags({ label: l('邮件', 'E-mails', 'Correos'), required: true, max: 32 }) },
    answer: { addresses: tags({ label: l('邮箱地址', 'Addresses', 'Direcciones'), required: true }) },
  },
})
