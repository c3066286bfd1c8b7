import { l } from '@/declaration/label'

export const dialogTexts = {
  title: l('报告问题', 'Report a problem', 'Informar de un problema'),
  about: l(
    '报告用于在别处重现当前页面。其中的姓名、单号、金额、时间等已全部替换为编造的内容。不会自动上传：下载后由您自己发给客服。',
    'A report recreates this page elsewhere as it is now. Names, numbers, amounts and times in it are made up. Nothing is uploaded: you download it and send it to support yourself.',
    'Un informe abre esta página en otro lugar tal como está. Los nombres, números, importes y horas son inventados. No se envía nada: usted lo descarga y lo manda a soporte.',
  ),
  note: l('说明（选填）', 'What happened (optional)', 'Qué ocurrió (opcional)'),
  noteHint: l(
    '按您输入的原样写入报告，请勿填写真实姓名、电话等信息。',
    'It goes into the report as you type it: leave out real names, phone numbers and the like.',
    'Se incluye tal como lo escribe: no ponga nombres reales, teléfonos ni datos parecidos.',
  ),
  contents: l(
    '报告内容（取消勾选即不包含）',
    'In the report (untick what to leave out)',
    'En el informe (desmarque lo que no deba ir)',
  ),
  json: l('查看内容', 'Show', 'Ver'),
  jsonOf: l('查看内容：{name}', 'Show: {name}', 'Ver: {name}'),
  cancel: l('取消', 'Cancel', 'Cancelar'),
  download: l('下载报告', 'Download report', 'Descargar informe'),
  size: l('文件大小：{size} kB', 'File size: {size} kB', 'Tamaño: {size} kB'),
  trimmed: l(
    '报告最多 {most} kB，较早的 {count} 个请求未包含。',
    'A report has {most} kB at most: the {count} oldest calls are not in it.',
    'Un informe tiene {most} kB como máximo: no incluye las {count} llamadas más antiguas.',
  ),
  failed: l(
    '无法生成报告，请重试',
    'The report could not be created; try again',
    'No se pudo crear el informe, inténtelo de nuevo',
  ),
  sections: {
    build: l('控制台版本', 'Console version', 'Versión de la consola'),
    surroundings: l(
      '语言、外观、窗口大小和浏览器',
      'Language, appearance, window and browser',
      'Idioma, apariencia, ventana y navegador',
    ),
    permissions: l(
      '您的权限（{count} 项，不含账号）',
      'What you may do ({count}), without your account',
      'Sus permisos ({count}), sin su cuenta',
    ),
    workspace: l('打开的页面（{count} 个）', 'Open pages ({count})', 'Páginas abiertas ({count})'),
    events: l('最近的操作步骤（{count} 步）', 'The last steps ({count})', 'Los últimos pasos ({count})'),
    calls: l(
      '最近的请求和应答（{count} 个）',
      'The last calls and answers ({count})',
      'Las últimas llamadas y respuestas ({count})',
    ),
    errors: l(
      '错误日志（{count} 条，仅出错位置）',
      'Error log ({count}), places only',
      'Registro de errores ({count}), solo los lugares',
    ),
  },
} as const

export const openTexts = {
  title: l('打开问题报告', 'Open a problem report', 'Abrir un informe'),
  about: l(
    '按报告打开同样的页面：报告里的请求按当时的结果应答，其余由参考平台应答。',
    'Opens the pages of a report as they were: calls that it holds are answered as they were then, all others by the reference platform.',
    'Abre las páginas de un informe tal como estaban: sus llamadas se responden como entonces; las demás, la plataforma de referencia.',
  ),
  file: l(
    '报告文件（problem-….json）',
    'File of the report (problem-….json)',
    'Archivo del informe (problem-….json)',
  ),
  drop: l('也可将文件拖到此处', 'You can also drop it here', 'También puede soltarlo aquí'),
  mistakes: {
    tooLarge: l(
      '文件超过 {most} kB，不是问题报告',
      'The file is larger than {most} kB: it is not a problem report',
      'El archivo supera los {most} kB: no es un informe',
    ),
    notJson: l(
      '文件不是 JSON，可能不完整',
      'The file is not JSON; it may be incomplete',
      'El archivo no es JSON; quizá esté incompleto',
    ),
    otherVersion: l(
      '报告来自另一个版本，无法打开',
      'The report comes from another version and cannot be opened',
      'El informe es de otra versión y no se puede abrir',
    ),
    notReport: l(
      '文件不是问题报告，或已被修改',
      'The file is not a problem report, or it was changed',
      'El archivo no es un informe o fue modificado',
    ),
    noPages: l(
      '报告里没有可以打开的页面',
      'The report has no page to open',
      'El informe no tiene páginas que abrir',
    ),
  },
} as const

export const barTexts = {
  name: l('问题报告', 'Problem report', 'Informe de un problema'),
  shown: l(
    '正在查看问题报告',
    'You are looking at a problem report',
    'Está viendo un informe de un problema',
  ),
  note: l(
    '正在查看问题报告：{note}',
    'You are looking at a problem report: {note}',
    'Está viendo un informe: {note}',
  ),
  exportTest: l('导出测试', 'Export test', 'Exportar prueba'),
  leave: l('退出报告', 'Leave report', 'Salir del informe'),
} as const
