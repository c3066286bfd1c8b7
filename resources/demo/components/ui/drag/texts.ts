import { l } from '@/declaration'

export const dragTexts = {
  grip: l('移动 {item}', 'Move {item}', 'Mover {item}'),
  how: l(
    '按空格键拿起，用方向键移动，再按空格键放下，按 Esc 键放回原处。',
    'Space lifts it, the arrow keys move it, Space drops it, Esc puts it back.',
    'Espacio lo levanta, las flechas lo mueven, Espacio lo suelta y Esc lo devuelve.',
  ),
  lifted: l(
    '已拿起 {item}：{list}第 {place} 项，共 {total} 项',
    'Lifted {item}: {list}item {place} of {total}',
    'Levantado {item}: {list}elemento {place} de {total}',
  ),
  moved: l(
    '{item} 移到{list}第 {place} 项，共 {total} 项',
    '{item} moved to {list}item {place} of {total}',
    '{item} movido a {list}elemento {place} de {total}',
  ),
  end: l('{item} 已到尽头', '{item} cannot go further', '{item} no puede ir más allá'),
  dropped: l(
    '已放下 {item}：{list}第 {place} 项，共 {total} 项',
    'Dropped {item}: {list}item {place} of {total}',
    'Soltado {item}: {list}elemento {place} de {total}',
  ),
  back: l('{item} 已放回原处', '{item} is back where it was', '{item} ha vuelto a su sitio'),
  inList: l('{list}，', '{list}, ', '{list}, '),
}
