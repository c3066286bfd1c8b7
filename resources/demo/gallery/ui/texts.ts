import { l } from '@/declaration'

export const texts = {
  about: l(
    '声明里能写的每一样东西：左边是它在界面上的样子，右边是写法，可以直接复制。',
    'Everything that a declaration can say: how it looks, and beside it how it is written, ready to copy.',
    'Todo lo que puede decir una declaración: cómo se ve y, al lado, cómo se escribe, listo para copiar.',
  ),
  fields: l('字段类型', 'Kinds of fields', 'Tipos de campo'),
  filters: l('筛选', 'Filters', 'Filtros'),
  actions: l('操作', 'Actions', 'Acciones'),
  screens: l('界面', 'Screens', 'Pantallas'),
  inTable: l('列表', 'In a list', 'En una lista'),
  inDetail: l('详情', 'In a detail', 'En un detalle'),
  inForm: l('表单', 'In a form', 'En un formulario'),
  hidden: l('此时不显示', 'Not shown now', 'Ahora no se muestra'),
  sent: l('发送的参数', 'Sent as', 'Se envía como'),
  nothingSent: l('未筛选', 'nothing', 'nada'),
  copy: l('复制', 'Copy', 'Copiar'),
  openList: l('打开列表', 'Open the list', 'Abrir la lista'),
  openDetail: l('打开详情', 'Open the detail', 'Abrir el detalle'),
  openForm: l('打开表单', 'Open the form', 'Abrir el formulario'),
  columns: l(
    '列表：列、排序、筛选、合计',
    'List: columns, sorting, filters, totals',
    'Lista: columnas, orden, filtros, totales',
  ),
  detail: l('详情', 'Detail', 'Detalle'),
  form: l('表单', 'Form', 'Formulario'),
  sample: l('示例数据', 'Sample records', 'Registros de muestra'),
  notNow: l('此工单的状态不允许', 'Not in this order’s state', 'No en el estado de esta orden'),
}
