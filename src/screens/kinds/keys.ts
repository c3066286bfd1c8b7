import { l } from '@/declaration/label'
import type { Keys } from '@/ui/keys'

export const templateKeys = {
  label: l(
    '模板（焦点在文本框内）',
    'Templates (while typing the text)',
    'Plantillas (al escribir el texto)',
  ),
  on: '.kind-template',
  keys: {
    'Alt+1…9': l('插入第 1 至 9 个模板', 'Put in the 1st to 9th template', 'Insertar la plantilla 1 a 9'),
  },
} satisfies Keys
