import { type Label, l } from '@/declaration'
import type { ToolName } from './edits'

export const texts = {
  title: l('Markdown', 'Markdown', 'Markdown'),
  about: l(
    '三个编辑器使用同一份示例：左右分栏预览、切换预览、只有三个按钮的工具栏。界面文字跟随控制台语言。',
    'Three editors over the same sample: preview beside, preview in a tab, and a toolbar of three buttons. Their words follow the console’s language.',
    'Tres editores con el mismo ejemplo: vista previa al lado, en una pestaña y una barra de tres botones. Siguen el idioma de la consola.',
  ),
  beside: l('左右分栏', 'Side by side', 'Lado a lado'),
  tabs: l('切换预览', 'Preview in a tab', 'Vista previa en pestaña'),
  custom: l('自定义工具栏', 'A toolbar of one’s own', 'Barra personalizada'),
  toolbar: l('Markdown 工具栏', 'Markdown toolbar', 'Barra de Markdown'),
  source: l('Markdown 源文：{name}', 'Markdown source: {name}', 'Texto Markdown: {name}'),
  write: l('编写', 'Write', 'Escribir'),
  preview: l('预览', 'Preview', 'Vista previa'),
  nothing: l('没有可预览的内容', 'There is nothing to preview', 'No hay nada que mostrar'),
  html: l('获取 HTML', 'Get HTML', 'Obtener HTML'),
  result: l('HTML 结果', 'The HTML', 'El HTML'),
  words: l('文字', 'text', 'texto'),
} as const satisfies Record<string, Label>

export const toolTexts: { readonly [T in ToolName]: Label } = {
  heading: l('标题', 'Heading', 'Título'),
  bold: l('加粗', 'Bold', 'Negrita'),
  italic: l('斜体', 'Italic', 'Cursiva'),
  strike: l('删除线', 'Strikethrough', 'Tachado'),
  code: l('行内代码', 'Code', 'Código'),
  quote: l('引用', 'Quote', 'Cita'),
  bullets: l('项目符号', 'Bullets', 'Viñetas'),
  numbers: l('编号列表', 'Numbered list', 'Lista numerada'),
  link: l('链接', 'Link', 'Enlace'),
}

/** The initial text. */
export const sample = l(
  '**接入前请确认以下三点：**\n\n- 回调地址可以从公网访问\n- 应用密钥已经妥善保管\n- 三秒之内能够应答推送\n',
  '**Make sure of three things before you begin:**\n\n- the callback address is public\n- the app secret is kept safe\n- a push is answered within three seconds\n',
  '**Compruebe tres cosas antes de empezar:**\n\n- la dirección es pública\n- la clave está bien guardada\n- se responde en menos de tres segundos\n',
)
