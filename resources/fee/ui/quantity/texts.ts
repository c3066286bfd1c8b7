import { type Label, l } from '@/declaration'

export const texts = {
  used: l('使用', 'Used', 'Usado'),
  free: l('免费', 'Free', 'Gratis'),
  cost: l('计算', 'Reckoned', 'Cálculo'),
  rounded: l(
    '每笔单独计算，四舍五入到厘',
    'Each payment is reckoned by itself and rounded at 0.001 yuan',
    'Cada pago se calcula aparte y se redondea a 0,001 yuanes',
  ),
  submitted: l(
    '提交即计费，与送达结果无关',
    'Charged when submitted, whatever the delivery report says',
    'Se cobra al enviar, sea cual sea el resultado de la entrega',
  ),
  source: l('来源', 'Source', 'Origen'),
  pushes: l('当日推送记录', 'Pushes of the day', 'Envíos del día'),
  sms: l('当日短信记录', 'Messages of the day', 'Mensajes del día'),
  emails: l('当日邮件记录', 'E-mails of the day', 'Correos del día'),
  gone: l(
    '记录只保留 {days} 天',
    'Records are kept for {days} days',
    'Los registros se conservan {days} días',
  ),
} as const satisfies Record<string, Label>
