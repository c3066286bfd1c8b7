import { type IconName, type Label, l } from '@/declaration'

export interface DemoRoute {
  /** Absolute, relative to the parent, or an external address. */
  readonly path: string
  /** The name of a `*.page.tsx` file, of an area, or a key of the console. */
  readonly component?: string
  readonly name?: string
  readonly redirect?: string
  readonly hidden?: boolean
  readonly alwaysShow?: boolean
  readonly meta: {
    readonly title: Label
    readonly icon?: IconName
    readonly roles?: readonly string[]
    readonly noCache?: boolean
    readonly affix?: boolean
    readonly activeMenu?: string
  }
  readonly children?: readonly DemoRoute[]
}

type Rest = Partial<Omit<DemoRoute, 'path' | 'component' | 'children' | 'meta'>> &
  Omit<DemoRoute['meta'], 'title'>

const metaOf = (title: Label, { icon, roles, noCache, affix, activeMenu, ...rest }: Rest) => ({
  ...rest,
  meta: { title, icon, roles, noCache, affix, activeMenu },
})

const page = (path: string, component: string, title: Label, rest: Rest = {}): DemoRoute => ({
  path,
  component,
  name: component,
  ...metaOf(title, rest),
})

const group = (path: string, title: Label, rest: Rest, children: readonly DemoRoute[]): DemoRoute => ({
  path,
  redirect: 'noRedirect',
  ...metaOf(title, rest),
  children,
})

const unlisted = { hidden: true } as const
const once = { noCache: true } as const
const forAdmins = { roles: ['admin'] } as const

const documentation = l('文档', 'Documentation', 'Documentación')
const written: readonly DemoRoute[] = [
  page('/documentation/index', 'Documentation', documentation, { icon: 'template', affix: true }),
  page('/guide/index', 'Guide', l('引导页', 'Guide', 'Guía'), { icon: 'flag', noCache: true }),
  group(
    '/permission',
    l('权限测试页', 'Permission', 'Permisos'),
    { icon: 'lock', alwaysShow: true, roles: ['admin', 'editor'] },
    [
      page('page', 'PagePermission', l('页面权限', 'Page permission', 'Permisos de página'), forAdmins),
      page(
        'directive',
        'DirectivePermission',
        l('指令权限', 'Directive permission', 'Permisos de la directiva'),
      ),
      page('role', 'RolePermission', l('角色权限', 'Role permission', 'Permisos de rol'), forAdmins),
    ],
  ),
  page('/icon/index', 'Icon', l('图标', 'Icons', 'Iconos'), { icon: 'view', noCache: true }),
  group('/components', l('组件', 'Components', 'Componentes'), { icon: 'settings' }, [
    page('parts', 'PartsDemo', l('基础部件', 'Plain parts', 'Piezas básicas')),
    page('tinymce', 'RichTextDemo', l('富文本编辑器', 'Rich text', 'Texto enriquecido')),
    page('markdown', 'MarkdownDemo', l('Markdown', 'Markdown', 'Markdown')),
    page('json-editor', 'JsonEditorDemo', l('JSON 编辑器', 'JSON editor', 'Editor JSON')),
    page('splitpane', 'SplitPaneDemo', l('分栏', 'Split pane', 'Panel dividido')),
    page('avatar-upload', 'AvatarUploadDemo', l('头像上传', 'Avatar upload', 'Subir avatar')),
    page('dropzone', 'DropzoneDemo', l('拖拽上传', 'Drop zone', 'Zona de arrastre')),
    page('uploads', 'demoUploads', l('上传要求', 'Rules for uploads', 'Requisitos de subida'), unlisted),
    page('sticky', 'StickyDemo', l('吸顶', 'Sticky', 'Fijo arriba')),
    page('count-to', 'CountToDemo', l('数字滚动', 'Count to', 'Contador')),
    page('mixin', 'ComponentMixinDemo', l('小组件', 'Small widgets', 'Pequeños elementos')),
    page('back-to-top', 'BackToTopDemo', l('返回顶部', 'Back to top', 'Volver arriba')),
    page('drag-dialog', 'DragDialogDemo', l('拖拽弹窗', 'Draggable dialog', 'Diálogo arrastrable')),
    page('drag-select', 'DragSelectDemo', l('拖拽选择框', 'Draggable select', 'Selector arrastrable')),
    page('dnd-list', 'DndListDemo', l('列表拖拽', 'Draggable lists', 'Listas arrastrables')),
    page('drag-kanban', 'DragKanbanDemo', l('可拖拽看板', 'Kanban', 'Kanban')),
  ]),
  group('/charts', l('图表', 'Charts', 'Gráficos'), { icon: 'chart' }, [
    page('keyboard', 'KeyboardChart', l('键盘图表', 'Keyboard chart', 'Gráfico de teclado'), once),
    page('line', 'LineChart', l('折线图', 'Line chart', 'Gráfico de líneas'), once),
    page('mixchart', 'MixChart', l('混合图表', 'Mixed chart', 'Gráfico mixto'), once),
  ]),
  group('/nested', l('路由嵌套', 'Nested routes', 'Rutas anidadas'), { icon: 'list' }, [
    group('menu1', l('菜单 1', 'Menu 1', 'Menú 1'), {}, [
      page('menu1-1', 'NestedDemo', l('菜单 1-1', 'Menu 1-1', 'Menú 1-1')),
      group('menu1-2', l('菜单 1-2', 'Menu 1-2', 'Menú 1-2'), {}, [
        page('menu1-2-1', 'NestedDemo', l('菜单 1-2-1', 'Menu 1-2-1', 'Menú 1-2-1')),
        page('menu1-2-2', 'NestedDemo', l('菜单 1-2-2', 'Menu 1-2-2', 'Menú 1-2-2')),
      ]),
      page('menu1-3', 'NestedDemo', l('菜单 1-3', 'Menu 1-3', 'Menú 1-3')),
    ]),
    page('menu2', 'NestedDemo', l('菜单 2', 'Menu 2', 'Menú 2')),
  ]),
  group('/table', l('表格', 'Tables', 'Tablas'), { icon: 'list' }, [
    page('dynamic-table', 'DynamicTable', l('动态表格', 'Dynamic table', 'Tabla dinámica')),
    page('drag-table', 'DragTable', l('拖拽表格', 'Draggable table', 'Tabla arrastrable')),
    page('inline-edit-table', 'InlineEditTable', l('表格内编辑', 'Inline edit', 'Edición en línea')),
    page('complex-table', 'ComplexTable', l('综合表格', 'Complex table', 'Tabla compleja')),
    page('rest-table', 'book', l('REST 表格', 'REST table', 'Tabla REST')),
    page('transaction', 'transaction', l('交易', 'Transactions', 'Transacciones')),
  ]),
  group('/example', l('综合示例', 'Examples', 'Ejemplos'), { icon: 'template' }, [
    page('create', 'example_create', l('创建文章', 'Create article', 'Crear artículo'), { icon: 'add' }),
    page('edit/:id(\\d+)', 'example_edit', l('编辑文章', 'Edit article', 'Editar artículo'), {
      hidden: true,
      noCache: true,
      activeMenu: '/example/list',
    }),
    page('list', 'table_index', l('文章列表', 'Articles', 'Artículos'), { icon: 'list' }),
  ]),
  group('/gallery', l('声明手册', 'Declarations', 'Declaraciones'), { icon: 'template' }, [
    page('index', 'Gallery', l('写法大全', 'Gallery', 'Galería')),
    page('kinds', 'kindGallery', l('字段类型示例', 'Kinds of fields', 'Tipos de campo')),
    page('actions', 'actionGallery', l('操作示例', 'Kinds of actions', 'Tipos de acción')),
  ]),
  page('/tab/index', 'TabDemo', l('标签页', 'Tabs', 'Pestañas'), { icon: 'copy' }),
  group('/error', l('错误页面', 'Error pages', 'Páginas de error'), { icon: 'warning' }, [
    page('401', 'Error401', l('401', '401', '401'), once),
    page('404', 'Error404', l('404', '404', '404'), once),
  ]),
  page('/error-log/log', 'ErrorLogDemo', l('错误日志', 'Error log', 'Registro de errores'), {
    icon: 'warning',
    noCache: true,
  }),
  group('/excel', l('Excel', 'Excel', 'Excel'), { icon: 'download' }, [
    page('export-excel', 'ExportExcel', l('导出 Excel', 'Export Excel', 'Exportar Excel')),
    page(
      'export-selected-excel',
      'ExportSelectedExcel',
      l('导出已选择项', 'Export selected', 'Exportar seleccionados'),
    ),
    page(
      'export-merge-header',
      'ExportMergeHeader',
      l('导出多级表头', 'Export merged header', 'Exportar encabezado combinado'),
    ),
    page('upload-excel', 'UploadExcel', l('上传 Excel', 'Upload Excel', 'Subir Excel')),
  ]),
  group('/zip', l('Zip', 'Zip', 'Zip'), { icon: 'download', alwaysShow: true }, [
    page('download', 'ExportZip', l('导出 Zip', 'Export zip', 'Exportar zip')),
  ]),
  page('/pdf/index', 'Pdf', l('PDF', 'PDF', 'PDF'), { icon: 'receipt' }),
  page('/pdf/download', 'PdfDownload', l('打印 PDF', 'Print PDF', 'Imprimir PDF'), {
    hidden: true,
    noCache: true,
    activeMenu: '/pdf/index',
  }),
  page('/theme/index', 'ThemeDemo', l('换肤', 'Theme', 'Tema'), { icon: 'signature' }),
  page('/clipboard/index', 'ClipboardDemo', l('剪贴板', 'Clipboard', 'Portapapeles'), { icon: 'copy' }),
  page('/i18n/index', 'I18nDemo', l('国际化', 'Internationalisation', 'Internacionalización'), {
    icon: 'message',
  }),
  page('/profile/index', 'Profile', l('个人中心', 'Profile', 'Perfil'), {
    icon: 'person',
    hidden: true,
    noCache: true,
  }),
  {
    path: 'https://www.example.com/',
    name: 'ExternalLink',
    ...metaOf(l('外链', 'External link', 'Enlace externo'), { icon: 'link' }),
  },
]

/** `visitor` sees only the dashboard, also in view-as mode. */
const members = ['admin', 'editor'] as const

/** The demo's routes, which the platform sends as a menu to demonstration accounts. A build with `DEMO=off` has none. */
export const demoRoutes: readonly DemoRoute[] = written.map((route) => ({
  ...route,
  meta: { ...route.meta, roles: route.meta.roles ?? members },
}))

/** The demo routes for these roles. Entries without roles are for everybody; empty groups are left out. */
export const routesFor = (
  roles: readonly string[],
  routes: readonly DemoRoute[] = demoRoutes,
): readonly DemoRoute[] =>
  routes.flatMap((route) => {
    const { children, meta } = route
    if (meta.roles && !meta.roles.some((role) => roles.includes(role))) return []
    if (!children) return [route]
    const left = routesFor(roles, children)
    return left.length > 0 ? [{ ...route, children: left }] : []
  })
