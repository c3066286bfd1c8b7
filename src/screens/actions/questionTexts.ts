import { type Label, l } from '@/declaration/label'

// Separate from the other texts, which a list needs before anything is asked.

export const leftOutTexts = {
  all: l('全部 {count} 条', 'Show all {count}', 'Ver todos ({count})'),
  fewer: l('收起', 'Show fewer', 'Mostrar menos'),
  names: l('不能处理的记录：{reason}', 'Left out: {reason}', 'Excluidos: {reason}'),
  copy: l('复制清单', 'Copy the list', 'Copiar la lista'),
  other: l('当前状态不允许此操作', 'Not allowed in the current state', 'No se permite en el estado actual'),
} as const satisfies Record<string, Label>

export const questionTexts = {
  many: l(
    '将逐条处理选中的 {count} 条记录，结果会逐条列出。',
    'The {count} selected records are handled one by one, and the result of each is listed.',
    'Los registros seleccionados ({count}) se tratan uno a uno y se muestra el resultado de cada uno.',
  ),
  chosen: l('选中', 'Selected', 'Selección'),
  andMore: l('{names} 等 {count} 项', '{names} and {more} more', '{names} y {more} más'),
  keyed: l('{name}（{key}）', '{name} ({key})', '{name} ({key})'),
} as const satisfies Record<string, Label>
