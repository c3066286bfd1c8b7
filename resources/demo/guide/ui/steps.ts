import { type Label, l } from '@/declaration'

/** A stop of the tour: an element of the frame by id, with its explanation. */
export interface Step {
  readonly id: string
  readonly title: Label
  readonly text: Label
}

/** The stops, from left to right and down. */
export const steps: readonly Step[] = [
  {
    id: 'hamburger-container',
    title: l('菜单开关', 'The menu’s switch', 'El botón del menú'),
    text: l(
      '收起或展开左侧菜单，选择会被记住。',
      'Folds the menu at the side away, or brings it back. The choice is remembered.',
      'Pliega el menú lateral o lo despliega. La elección se recuerda.',
    ),
  },
  {
    id: 'breadcrumb-container',
    title: l('面包屑', 'Where you are', 'Dónde estás'),
    text: l(
      '当前页面在菜单中的位置，点击上级可以返回。',
      'The place of this page in the menu; a step of it leads back there.',
      'El lugar de esta página en el menú; cada paso lleva de vuelta.',
    ),
  },
  {
    id: 'header-search',
    title: l('搜索菜单', 'Search', 'Búsqueda'),
    text: l(
      '按名称、拼音或路径查找页面，也可以用快捷键 Ctrl K 打开。',
      'Finds a page by its name or its path. Ctrl K opens it as well.',
      'Encuentra una página por su nombre o su ruta. También se abre con Ctrl K.',
    ),
  },
  {
    id: 'screenfull',
    title: l('全屏', 'Full screen', 'Pantalla completa'),
    text: l(
      '让控制台占满整个屏幕，按 Esc 退出。',
      'The console fills the screen; Esc ends it.',
      'La consola ocupa toda la pantalla; con Esc se sale.',
    ),
  },
  {
    id: 'size-select',
    title: l('布局大小', 'Size', 'Tamaño'),
    text: l(
      '四种大小，从宽松到紧凑，表格和控件一起变化。',
      'Four sizes, from roomy to dense, for tables and controls alike.',
      'Cuatro tamaños, de amplio a denso, para tablas y controles.',
    ),
  },
  {
    id: 'tags-view-container',
    title: l('标签栏', 'Open pages', 'Páginas abiertas'),
    text: l(
      '打开过的页面。可以拖动排序、固定，右键还有更多操作；内容在切换后保留。',
      'The pages that are open. They can be dragged and pinned, a right click offers more, and what is in them stays.',
      'Las páginas abiertas. Se pueden arrastrar y fijar, el clic derecho ofrece más y su contenido se conserva.',
    ),
  },
]
