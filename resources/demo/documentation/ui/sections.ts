import { type Label, l } from '@/declaration'
import { allRoutes, type MenuRoute } from '@/shell/menu/routes'

const abouts: Readonly<Record<string, Label>> = {
  '/guide/index': l(
    '逐个高亮界面各部分的引导',
    'A tour over the parts of the frame',
    'Una visita por las partes del marco',
  ),
  '/permission': l(
    '按角色显示内容、切换角色、编辑角色的菜单',
    'What a role sees, another role, the menus of a role',
    'Qué ve un rol, otro rol, los menús de un rol',
  ),
  '/icon/index': l(
    '可用的全部图标，点击即复制名称',
    'All icons; a click copies the name',
    'Todos los iconos; un clic copia el nombre',
  ),
  '/components': l(
    '编辑器、分栏、上传、吸顶、数字滚动、拖拽等组件',
    'Editors, split panes, uploads, sticky parts, counters, drag and drop',
    'Editores, paneles, subidas, partes fijas, contadores, arrastrar y soltar',
  ),
  '/charts': l(
    '柱形、折线、混合图表，均可用键盘浏览，也可切换为表格',
    'Bars, lines and both, for the keyboard too, and as tables',
    'Barras, líneas y ambas, también con el teclado, y como tablas',
  ),
  '/nested': l(
    '四层菜单及其面包屑',
    'A menu of four levels and its breadcrumb',
    'Un menú de cuatro niveles y su ruta',
  ),
  '/table': l(
    '动态列、拖拽排序、行内编辑、综合筛选',
    'Columns by choice, rows by drag, editing in place, filters',
    'Columnas a elegir, filas arrastrables, edición en la fila, filtros',
  ),
  '/example': l(
    '由一份声明生成的文章列表、创建和编辑',
    'Articles, listed, created and edited out of one declaration',
    'Artículos: lista, creación y edición a partir de una declaración',
  ),
  '/gallery': l(
    '声明的每种写法及其效果，可以复制',
    'What a declaration can say, alive, ready to copy',
    'Lo que puede decir una declaración, en vivo y listo para copiar',
  ),
  '/tab/index': l(
    '页内标签，切换后内容保留',
    'Tabs inside a page, whose content stays',
    'Pestañas dentro de una página, cuyo contenido se conserva',
  ),
  '/error': l('布局内的 401 与 404', 'A 401 and a 404 inside the frame', 'Un 401 y un 404 dentro del marco'),
  '/error-log/log': l(
    '两个故意出错的部分，记录到导航栏的错误日志',
    'Two parts that fail on purpose, for the navbar’s error log',
    'Dos partes que fallan a propósito, para el registro de errores',
  ),
  '/excel': l(
    '导出与读取表格文件，不占用页面',
    'Writing and reading spreadsheets beside the page',
    'Escribir y leer hojas de cálculo sin bloquear la página',
  ),
  '/zip': l('把表格打包为压缩文件', 'A table as a compressed file', 'Una tabla como archivo comprimido'),
  '/pdf/index': l(
    '用浏览器打印一篇文章',
    'An article, printed by the browser',
    'Un artículo, impreso por el navegador',
  ),
  '/theme/index': l(
    '页面局部的第二套主题',
    'A second theme inside a page',
    'Un segundo tema dentro de una página',
  ),
  '/clipboard/index': l('复制文本的两种用法', 'Two ways of copying a text', 'Dos maneras de copiar un texto'),
  '/i18n/index': l(
    '在页面中切换语言，即时生效',
    'The language, changed from a page at once',
    'El idioma, cambiado al instante desde una página',
  ),
  '/profile/index': l(
    '个人卡片、动态、时间线和账号表单',
    'A card, posts, a timeline and a form',
    'Una ficha, publicaciones, una cronología y un formulario',
  ),
}

const begins: Readonly<Record<string, string>> = { '/example': '/example/list' }

const elsewhere: Readonly<Record<string, string>> = {
  '/icon/index': 'src/shell/system/IconPage.tsx',
  '/example': 'resources/demo/article/article.area.ts',
}

const files = Object.keys(import.meta.glob('/resources/demo/**/*.page.tsx'))

const folderOf = (key: string): string => {
  const folder = files.find((file) => file.endsWith(`/${key}.page.tsx`))?.split('/')[3]
  return folder ? `resources/demo/${folder}/` : 'resources/demo/'
}

/**
 * The demo's sections in the operator's menu, under the menu's names: the path of the first page, what it shows, and
 * the path of its source in the repository.
 */
export const sectionsIn = (routes: readonly MenuRoute[]) =>
  Object.entries(abouts).flatMap(([top, about]) => {
    const entry = routes.find(({ path }) => path === top)
    const pages = entry ? allRoutes([entry]).filter(({ component }) => component !== undefined) : []
    const page = pages.find(({ path }) => path === begins[top]) ?? pages[0]
    if (!entry?.title || !page?.component) return []
    const source = elsewhere[top] ?? folderOf(page.component)
    return [{ path: page.path, name: entry.title, about, source }]
  })
