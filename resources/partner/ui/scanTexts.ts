import { l } from '@/declaration'

export const scanTexts = {
  topUp: l('账户充值', 'Top up', 'Recargar saldo'),
  amount: l('充值金额', 'Amount', 'Importe'),
  otherAmount: l('其他金额（元）', 'Other amount (yuan)', 'Otro importe (yuanes)'),
  amountRule: l(
    '{min} 至 {max} 元，最多两位小数',
    '{min}–{max} yuan, two decimals at most',
    'De {min} a {max} yuanes, dos decimales como máximo',
  ),
  channel: l('支付方式', 'Pay with', 'Medio de pago'),
  getCode: l('充值 {amount}', 'Top up {amount}', 'Recargar {amount}'),
  qrOfPay: l('{channel}付款二维码', '{channel} QR code', 'Código QR de {channel}'),
  scanToPay: l('请用{channel}扫码支付', 'Scan with {channel} to pay', 'Escanee con {channel} para pagar'),
  expiresIn: l('{time} 后失效', 'Valid for {time}', 'Válido durante {time}'),
  paying: l(
    '已扫码，请在手机上完成支付',
    'Scanned. Finish the payment on the phone',
    'Escaneado. Termine el pago en el móvil',
  ),
  paid: l('充值成功，已到账 {amount}', 'Top-up of {amount} credited', 'Recarga de {amount} acreditada'),
  closed: l('支付单已关闭', 'The order was closed', 'La orden se cerró'),
  expired: l(
    '二维码已过期。已付款的金额会自动到账，无需重复支付。',
    'The QR code expired. What you have paid is credited by itself; do not pay twice.',
    'El código QR caducó. Lo pagado se acredita solo; no pague dos veces.',
  ),
  failed: l('支付失败，未扣款', 'The payment failed; nothing was taken', 'El pago falló; no se cobró nada'),
  again: l('重新获取', 'Get a new one', 'Obtener otro'),
  back: l('修改金额', 'Change the amount', 'Cambiar el importe'),
  cancelOrder: l('取消充值', 'Cancel top-up', 'Cancelar recarga'),
  network: l(
    '检查网络：连续多次没有收到应答。',
    'Check the network: no answer several times in a row.',
    'Compruebe la red: varias veces sin respuesta.',
  ),
  getting: l('正在获取二维码', 'Getting the QR code', 'Obteniendo el código QR'),
  bind: l('绑定微信', 'Bind WeChat', 'Vincular WeChat'),
  qrOfBind: l('微信绑定二维码', 'QR code for binding', 'Código QR para vincular'),
  scanToBind: l(
    '请用微信扫一扫，并在手机上确认',
    'Scan with WeChat and confirm on the phone',
    'Escanee con WeChat y confirme en el móvil',
  ),
  scanned: l(
    '已扫码，请在手机上确认绑定',
    'Scanned. Confirm on the phone',
    'Escaneado. Confirme en el móvil',
  ),
  bound: l('已绑定微信 {name}', 'Bound to WeChat {name}', 'Vinculado a WeChat {name}'),
  conflict: l(
    '该微信已绑定其他账号',
    'This WeChat is bound to another account',
    'Este WeChat está vinculado a otra cuenta',
  ),
  bindExpired: l('二维码已过期', 'The QR code expired', 'El código QR caducó'),
} as const
