import { type IconName, type Label, l } from '@/declaration'

/** Search words for every icon. An icon without words does not compile. */
export const iconWords: Readonly<Record<IconName, Label>> = {
  add: l('新增', 'Add', 'Añadir'),
  announcement: l('公告', 'Announcement', 'Anuncio'),
  block: l('禁用', 'Block', 'Bloquear'),
  card: l('银行卡', 'Card', 'Tarjeta'),
  chart: l('图表', 'Chart', 'Gráfico'),
  check: l('通过', 'Check', 'Aprobar'),
  clear: l('清除', 'Clear', 'Limpiar'),
  close: l('关闭', 'Close', 'Cerrar'),
  complaint: l('投诉', 'Complaint', 'Reclamación'),
  copy: l('复制', 'Copy', 'Copiar'),
  dashboard: l('首页', 'Dashboard', 'Panel de control'),
  delete: l('删除', 'Delete', 'Eliminar'),
  download: l('下载', 'Download', 'Descargar'),
  edit: l('编辑', 'Edit', 'Editar'),
  email: l('邮件', 'E-mail', 'Correo'),
  event: l('日程', 'Event', 'Evento'),
  fee: l('费用', 'Fee', 'Tarifa'),
  flag: l('旗帜', 'Flag', 'Bandera'),
  group: l('人员', 'Group', 'Grupo'),
  history: l('历史', 'History', 'Historial'),
  key: l('密钥', 'Key', 'Clave'),
  link: l('链接', 'Link', 'Enlace'),
  list: l('列表', 'List', 'Lista'),
  lock: l('锁定', 'Lock', 'Bloqueado'),
  message: l('消息', 'Message', 'Mensaje'),
  notify: l('通知', 'Notify', 'Avisar'),
  pause: l('暂停', 'Pause', 'Pausa'),
  payments: l('支付', 'Payments', 'Pagos'),
  person: l('个人', 'Person', 'Persona'),
  play: l('启动', 'Play', 'Iniciar'),
  receipt: l('交易', 'Receipt', 'Recibo'),
  refresh: l('刷新', 'Refresh', 'Actualizar'),
  refund: l('退款', 'Refund', 'Reembolso'),
  reply: l('回复', 'Reply', 'Responder'),
  rule: l('规则', 'Rule', 'Regla'),
  schedule: l('定时', 'Schedule', 'Programar'),
  search: l('搜索', 'Search', 'Buscar'),
  send: l('发送', 'Send', 'Enviar'),
  settings: l('设置', 'Settings', 'Ajustes'),
  signature: l('签名', 'Signature', 'Firma'),
  sms: l('短信', 'SMS', 'SMS'),
  storefront: l('店铺', 'Shop', 'Tienda'),
  sync: l('同步', 'Sync', 'Sincronizar'),
  template: l('模板', 'Template', 'Plantilla'),
  undo: l('撤销', 'Undo', 'Deshacer'),
  upload: l('上传', 'Upload', 'Subir'),
  view: l('查看', 'View', 'Ver'),
  wallet: l('钱包', 'Wallet', 'Monedero'),
  warning: l('警告', 'Warning', 'Advertencia'),
}

/** Icons by name or by meaning in any language: "退款", "refund" and "reembolso" find the same ones. */
export const findIcons = (names: readonly IconName[], wanted: string): readonly IconName[] => {
  const word = wanted.trim().toLowerCase()
  return names.filter((name) =>
    [name, ...Object.values(iconWords[name])].some((known) => known.toLowerCase().includes(word)),
  )
}
