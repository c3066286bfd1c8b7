import { type Label, l } from '@/declaration'

/** The platform's errors for pushes and authorisations, stored in Chinese. Receivers' own answers are not translated. */
export const troubles: readonly Label[] = [
  l('3 秒无应答', 'No answer within 3 s', 'Sin respuesta en 3 s'),
  l('推送超时（3 秒无应答）', 'Push timed out (no answer within 3 s)', 'Notificación sin respuesta en 3 s'),
  l('推送地址返回 502', 'The push URL answers 502', 'La URL de notificación responde 502'),
  l('店铺已关闭', 'The shop is closed', 'La tienda está cerrada'),
  l(
    '店铺授权已失效',
    'The shop’s authorisation is no longer valid',
    'La autorización de la tienda ya no vale',
  ),
  l(
    '渠道限流，稍后自动恢复',
    'The channel is limiting calls; it resumes automatically',
    'El canal limita las llamadas; seguirá solo',
  ),
  l(
    '渠道返回：子账号权限不足',
    'Channel: the sub-account lacks permission',
    'Canal: la subcuenta no tiene permiso',
  ),
  l(
    '渠道返回：订单接口未授权',
    'Channel: the order API is not authorised',
    'Canal: la API de pedidos no está autorizada',
  ),
  l('access_token 已过期', 'access_token has expired', 'access_token caducado'),
]

export const troubleLabel = (text: string): Label =>
  troubles.find(({ zh }) => zh === text) ?? { zh: text, en: text, es: text }
