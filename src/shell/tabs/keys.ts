import { l } from '@/declaration/label'
import type { Keys } from '@/ui/keys'

export const tabKeys = {
  label: l('标签页（焦点在标签上）', 'Tabs (with the focus on one)', 'Pestañas (con el foco en una)'),
  on: '#tags-view-container',
  keys: {
    'ArrowLeft ArrowRight': l('上一个、下一个标签', 'Previous, next tab', 'Pestaña anterior, siguiente'),
    'Home End': l('第一个、最后一个标签', 'First, last tab', 'Primera y última pestaña'),
    'Enter Space': l('打开标签', 'Open the tab', 'Abrir la pestaña'),
    Delete: l('关闭标签', 'Close the tab', 'Cerrar la pestaña'),
    'Alt+Shift+ArrowLeft Alt+Shift+ArrowRight': l('移动标签', 'Move the tab', 'Mover la pestaña'),
    'Shift+F10': l('打开标签菜单', 'Open the menu of the tab', 'Abrir el menú de la pestaña'),
  },
} satisfies Keys
