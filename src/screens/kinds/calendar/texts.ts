import { l } from '@/declaration/label'

export const texts = {
  first: l('请选择开始日期', 'Choose the first day', 'Elija el primer día'),
  lastWithin: l(
    '请选择结束日期（最长 {days} 天）',
    'Choose the last day, {days} days at most',
    'Elija el último día, {days} días como máximo',
  ),
  time: l('时间', 'Time', 'Hora'),
  wrongTime: l(
    '请输入 00:00:00 至 23:59:59',
    'Enter 00:00:00 to 23:59:59',
    'Introduzca de 00:00:00 a 23:59:59',
  ),
  now: l('此刻', 'Now', 'Ahora'),
  done: l('确定', 'OK', 'Aceptar'),
}
