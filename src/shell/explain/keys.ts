import { l } from '@/declaration/label'
import type { Keys } from '@/ui/keys'

export const explainKeys = {
  label: l('说明', 'Explanations', 'Explicaciones'),
  keys: {
    '?': l(
      '说明焦点所在之处；无焦点时打开本窗口',
      'Explain what has the focus; without a focus, open this list',
      'Explicar lo que tiene el foco; sin foco, abrir esta lista',
    ),
    'Alt+?': l('输入时：说明该输入框', 'While typing: explain the input', 'Al escribir: explicar el campo'),
    'Alt+Click': l('说明所点击的内容', 'Explain what is clicked', 'Explicar lo pulsado'),
  },
} satisfies Keys
