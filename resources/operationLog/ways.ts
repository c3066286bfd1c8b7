import { l } from '@/declaration'

/** How a change came about. */
export const ways = {
  form: l('表单', 'Form', 'Formulario'),
  action: l('单条操作', 'Action', 'Acción'),
  bulk: l('批量操作', 'Bulk run', 'Acción en lote'),
  import: l('导入', 'Import', 'Importación'),
  api: l('接口', 'API', 'API'),
  rest: l('REST 接口', 'REST', 'REST'),
  job: l('定时任务', 'Scheduled job', 'Tarea programada'),
}

/** What happened to a record. */
export const changeKinds = {
  create: l('新增', 'Made', 'Alta'),
  change: l('修改', 'Changed', 'Cambio'),
  remove: l('删除', 'Removed', 'Baja'),
}
