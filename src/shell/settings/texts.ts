import { type Label, l } from '@/declaration/label'

export const settingsTexts = {
  themeColour: l('主题色', 'Theme colour', 'Color del tema'),
  ownColour: l('自定义颜色', 'Custom colour', 'Color personalizado'),
  ownColourValue: l('颜色值', 'Colour value', 'Valor del color'),
  wrongColour: l(
    '请输入 6 位十六进制颜色值，如 #409EFF',
    'Enter a colour of 6 hexadecimal digits, such as #409EFF',
    'Introduzca un color de 6 cifras hexadecimales, como #409EFF',
  ),
  layout: l('布局', 'Layout', 'Diseño'),
  tagsView: l('开启标签页', 'Open pages as tabs', 'Páginas en pestañas'),
  fixedHeader: l('固定顶栏', 'Fixed header', 'Cabecera fija'),
  sidebarLogo: l('侧边栏 Logo', 'Sidebar logo', 'Logotipo lateral'),
  oneGroup: l('菜单只展开一组', 'One menu group at a time', 'Un solo grupo abierto'),
  changing: l('正在切换主题…', 'Changing the theme…', 'Cambiando el tema…'),
  showSettings: l('右侧设置按钮', 'Show settings button', 'Botón de ajustes'),
  showSettingsHint: l(
    '关闭后可从右上角的账号菜单打开。',
    'When it is off, the account menu opens these settings.',
    'Si se desactiva, estos ajustes se abren desde el menú de la cuenta.',
  ),
  reset: l('恢复默认设置', 'Reset to defaults', 'Restablecer valores'),
}

/** The names of the colours that can be chosen. */
export const colourNames: { readonly [colour: string]: Label } = {
  '#409eff': l('天空蓝（默认）', 'Sky blue (default)', 'Azul cielo (predeterminado)'),
  '#1890ff': l('拂晓蓝', 'Bright blue', 'Azul vivo'),
  '#304156': l('岩石蓝', 'Slate blue', 'Azul pizarra'),
  '#212121': l('墨黑', 'Ink black', 'Negro tinta'),
  '#11a983': l('翡翠绿', 'Emerald green', 'Verde esmeralda'),
  '#13c2c2': l('明青', 'Cyan', 'Cian'),
  '#6959cd': l('紫罗兰', 'Violet', 'Violeta'),
  '#f5222d': l('正红', 'Red', 'Rojo'),
}
