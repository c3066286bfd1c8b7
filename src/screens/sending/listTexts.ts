import { l } from '@/declaration/label'

/** Texts shared by the dialogs over lists of sent messages. */
export const listTexts = {
  close: l('关闭', 'Close', 'Cerrar'),
  limit: l(
    '开始前 5 分钟内不能撤销。',
    'It cannot be cancelled in the last 5 minutes.',
    'No se puede cancelar en los últimos 5 minutos.',
  ),
  nothing: l('该任务此前已撤销', 'It had been cancelled before', 'Ya estaba cancelada'),
  cancel: l('撤销任务', 'Cancel the task', 'Cancelar la tarea'),
  tooMany: l(
    '单次最多 {most} {unit}，请减少选择',
    'At most {most} at once; choose fewer',
    'Como máximo {most} a la vez; elija menos',
  ),
  copy: l('复制', 'Copy', 'Copiar'),
}
