import { l } from '@/declaration/label'

export const texts = {
  open: l('未完成的填写', 'Unfinished input', 'Formularios sin terminar'),
  found: l('有未完成的填写：{names}', 'Unfinished input: {names}', 'Formularios sin terminar: {names}'),
  continue: l('继续', 'Continue', 'Continuar'),
  look: l('查看', 'View', 'Ver'),
  explain: l(
    '填写但未提交的内容，保存在此浏览器中，最多 90 天。只有您的账号能看到。',
    'Typed and not submitted. It is kept in this browser for up to 90 days, and only your account can see it.',
    'Escrito y no enviado. Se guarda en este navegador hasta 90 días y solo lo ve su cuenta.',
  ),
  none: l('没有未完成的填写', 'There is no unfinished input', 'No hay formularios sin terminar'),
  what: l('内容', 'Content', 'Contenido'),
  when: l('时间', 'Time', 'Hora'),
  actions: l('操作', 'Actions', 'Acciones'),
  continueOf: l('继续：{name}', 'Continue: {name}', 'Continuar: {name}'),
  discardOf: l('放弃：{name}', 'Discard: {name}', 'Descartar: {name}'),
  discard: l('放弃', 'Discard', 'Descartar'),
  close: l('关闭', 'Close', 'Cerrar'),
  import: l('导入{name}', 'Import {name}', 'Importar {name}'),
  named: l('{what} - {title}', '{what} - {title}', '{what} - {title}'),
} as const
