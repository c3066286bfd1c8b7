import { l } from '@/declaration/label'
import type { Keys } from '@/ui/keys'

export const formKeys = {
  label: l('表单（焦点在表单内）', 'Form (with the focus in it)', 'Formulario (con el foco en él)'),
  on: '[aria-keyshortcuts~="Control+Enter"]',
  keys: { 'Control+Enter': l('提交', 'Send', 'Enviar') },
} satisfies Keys
