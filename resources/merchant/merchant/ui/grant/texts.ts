import { l } from '@/declaration'

export const texts = {
  title: l('新增授权', 'New grant', 'Nueva autorización'),
  hint: l(
    '把链接发给店铺负责人，对方在平台上确认后，店铺会出现在列表中。',
    'Send the link to the shop’s owner; once they agree at the platform, the shop appears in the list.',
    'Envíe el enlace al titular; cuando lo acepte en la plataforma, la tienda aparecerá en la lista.',
  ),
  op: l('平台', 'Platform', 'Plataforma'),
  app: l('应用', 'App', 'Aplicación'),
  noApps: l(
    '没有应用，无法生成链接',
    'No apps, so no link can be made',
    'Sin apps no se puede crear un enlace',
  ),
  get: l('生成链接', 'Make the link', 'Crear enlace'),
  link: l('授权链接', 'Grant link', 'Enlace de autorización'),
  expires: l('有效期至 {time}', 'Valid until {time}', 'Válido hasta {time}'),
  copy: l('复制链接', 'Copy link', 'Copiar enlace'),
  close: l('关闭', 'Close', 'Cerrar'),
}
