import { l } from '@/declaration'

/** Texts about comparing answers with their declarations. */
export const contractTexts = {
  declaration: l('声明 {hash}', 'declaration {hash}', 'declaración {hash}'),
  note: l('提示', 'Note', 'Nota'),
  watchAll: l(
    '检查每个回答是否符合声明（供开发者使用）',
    'Compare every answer with its declaration (for developers)',
    'Comparar cada respuesta con su declaración (para desarrolladores)',
  ),
}

export const errorLogTexts = {
  title: l('错误日志', 'Error log', 'Registro de errores'),
  hint: l(
    '仅保存在当前页面，刷新后清空。联系客服时请复制后一并提供。',
    'Kept in this page only, until it is reloaded. Copy it when you write to support.',
    'Se guarda solo en esta página, hasta que se recargue. Cópielo cuando escriba a soporte.',
  ),
  message: l('错误信息', 'Message', 'Mensaje'),
  stack: l('堆栈', 'Stack', 'Traza'),
  noStack: l('无堆栈信息', 'No stack', 'Sin traza'),
  components: l('所在组件', 'In the components', 'En los componentes'),
  times: l('重复 {count} 次', '{count} times', '{count} veces'),
  copy: l('复制为文本', 'Copy as text', 'Copiar como texto'),
  clear: l('全部清空', 'Clear all', 'Borrar todo'),
  sources: {
    render: l('页面渲染', 'Page display', 'Presentación de la página'),
    rejection: l('异步操作', 'Background task', 'Tarea en segundo plano'),
    error: l('脚本运行', 'Script', 'Ejecución'),
    menu: l('菜单配置', 'Menu setup', 'Configuración del menú'),
    load: l('资源加载', 'Loading', 'Carga'),
    answer: l('平台应答', 'Unreadable answer', 'Respuesta ilegible'),
    contract: l('平台接口', 'Platform contract', 'Contrato con la plataforma'),
    declaration: l('平台下发的声明', 'Delivered declaration', 'Declaración entregada'),
  },
}
