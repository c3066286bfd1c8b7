import { l } from '@/declaration'

export const cancelWords = {
  title: l('撤销定时任务', 'Cancel scheduled task', 'Cancelar tarea programada'),
  ask: l(
    '任务 {task} 计划于 {time} 发送。撤销后其中的全部短信都不再发送，冻结的费用立即解冻。',
    'Task {task} is scheduled for {time}. None of its messages will be sent, and the amount held for it is released at once.',
    'La tarea {task} está prevista para {time}. No se enviará ninguno de sus mensajes y el importe retenido se libera al momento.',
  ),
  done: l(
    '已撤销 {count} 条短信，解冻 {amount}',
    '{count} messages cancelled, {amount} released',
    '{count} mensajes cancelados, {amount} liberados',
  ),
} as const

export const copyWords = {
  title: l('复制失败号码', 'Copy failed numbers', 'Copiar números fallidos'),
  ask: l(
    '将显示所选 {count} 条短信的完整号码，去除重复。谁在何时查看会被记录。',
    'The full numbers of the {count} chosen messages are shown, without duplicates. Who views them, and when, is recorded.',
    'Se muestran los números completos de los {count} mensajes elegidos, sin repetir. Queda registrado quién los ve y cuándo.',
  ),
  unit: l('条', '', ''),
  show: l('显示号码', 'Show numbers', 'Ver los números'),
  shown: l('手机号（{count}）', 'Mobiles ({count})', 'Móviles ({count})'),
} as const
