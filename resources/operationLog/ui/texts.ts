import { type Label, l } from '@/declaration'

export const texts = {
  records: l('涉及的记录', 'Records', 'Registros'),
  failed: l('记录加载失败', 'The records could not be loaded', 'No se pudieron cargar los registros'),
  none: l(
    '没有您可以查看的记录',
    'No records that you are allowed to see',
    'No hay registros que usted pueda ver',
  ),
  more: l('显示更多记录', 'Show more records', 'Mostrar más registros'),
  shown: l('已显示 {shown} 条', '{shown} shown', '{shown} mostrados'),
  create: l('新增', 'Created', 'Creado'),
  change: l('修改', 'Changed', 'Modificado'),
  remove: l('删除', 'Removed', 'Eliminado'),
} as const satisfies Record<string, Label>
