import { l } from '@/declaration/label'

export const keyTexts = {
  actions: l(
    '操作（焦点在行上，或详情已打开）',
    'Actions (on a row, or in an open detail)',
    'Acciones (en una fila o en un detalle abierto)',
  ),
  or: l('或', 'or', 'o'),
  space: l('空格', 'Space', 'Espacio'),
  click: l('单击', 'click', 'clic'),
}
