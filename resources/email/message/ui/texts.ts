import { l } from '@/declaration'

export const cancelWords = {
  title: l('撤销定时邮件', 'Cancel scheduled e-mails', 'Cancelar correos programados'),
  ask: l(
    '任务 {task} 计划于 {time} 发送。撤销后其中的全部邮件都不再发送，冻结的费用立即解冻。',
    'Task {task} is scheduled for {time}. None of its e-mails will be sent, and the amount held for it is released at once.',
    'La tarea {task} está prevista para {time}. No se enviará ninguno de sus correos y el importe retenido se libera al momento.',
  ),
  done: l('已撤销 {count} 封邮件', 'E-mails cancelled: {count}', 'Correos cancelados: {count}'),
} as const

export const copyWords = {
  title: l('复制失败地址', 'Copy failed addresses', 'Copiar direcciones fallidas'),
  ask: l(
    '将显示所选 {count} 封邮件的完整地址，去除重复。谁在何时查看会被记录。',
    'The full addresses of the {count} chosen e-mails are shown, without duplicates. Who views them, and when, is recorded.',
    'Se muestran las direcciones completas de los {count} correos elegidos, sin repetir. Queda registrado quién las ve y cuándo.',
  ),
  unit: l('封', '', ''),
  show: l('显示地址', 'Show addresses', 'Ver las direcciones'),
  shown: l('邮箱地址（{count}）', 'Addresses ({count})', 'Direcciones ({count})'),
} as const
