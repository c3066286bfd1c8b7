import { l } from '@/declaration/label'

export const supportTexts = {
  phone: l('电话', 'Phone', 'Teléfono'),
  wechat: l('微信', 'WeChat', 'WeChat'),
  email: l('邮箱', 'E-mail', 'Correo'),
  hours: l('服务时间', 'Hours', 'Horario'),
  emergency: l('紧急电话', 'Emergency line', 'Línea de urgencias'),
  emergencyHint: l(
    '24 小时，仅限推送中断',
    '24 hours, for push outages only',
    '24 horas, solo para cortes de envío',
  ),
}
