import { code, defineEndpoints, integer, l, money, tags } from '@/declaration'

const task_id = code({ label: l('任务', 'Task', 'Tarea'), max: 20 })

export const smsEndpoints = defineEndpoints({
  /** Up to 5 minutes before the planned time (41029); releases the reserved amount. */
  cancelsms: {
    label: l('撤销定时任务', 'Cancel a scheduled task', 'Cancelar una tarea programada'),
    call: 'POST /user/cancelsms',
    inputs: { task_id: { ...task_id, required: true } },
    answer: {
      task_id,
      canceled: integer({ label: l('已撤销', 'Cancelled', 'Cancelados') }),
      amount_li: money({ label: l('解冻金额', 'Released', 'Liberado'), unit: 'li' }),
    },
  },
  /** The unmasked numbers of these messages, without repetitions. The platform records who asked. */
  smsnumbers: {
    label: l('查看完整号码', 'Show plain numbers', 'Ver números completos'),
    call: 'POST /user/smsnumbers',
    inputs: {
      ids: tags({ label: l('短信', 'Messages', 'Mensajes'), required: true, max: 32 }),
    },
    answer: {
      mobiles: tags({ label: l('手机号', 'Mobiles', 'Móviles'), required: true }),
      total: integer({ label: l('总数', 'Total', 'Total') }),
    },
  },
})
