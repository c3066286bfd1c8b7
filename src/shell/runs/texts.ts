import { l } from '@/declaration/label'

export const texts = {
  title: l('后台任务', 'Background tasks', 'Tareas en segundo plano'),
  open: l('后台任务：{standing}', 'Background tasks: {standing}', 'Tareas en segundo plano: {standing}'),
  comma: l('，', ', ', ', '),
  atWork: l('{count} 个进行中', 'in progress: {count}', 'en curso: {count}'),
  toSee: l('{count} 个需处理', 'needing attention: {count}', 'requieren atención: {count}'),
  failed: l('{count} 个有失败', 'with failures: {count}', 'con errores: {count}'),
  ended: l('{count} 个已结束', 'ended: {count}', 'terminadas: {count}'),
  none: l('暂无', 'none', 'ninguna'),

  import: l('导入', 'Import', 'Importación'),
  export: l('导出', 'Export', 'Exportación'),
  name: l('{what} · {area}', '{what} · {area}', '{what} · {area}'),
  started: l('开始于 {time}', 'Started {time}', 'Inicio {time}'),
  ran: l('{from} 至 {to}', '{from} to {to}', 'De {from} a {to}'),
  rows: l('查看明细', 'Show records', 'Ver registros'),
  clear: l('清除已结束', 'Clear ended', 'Quitar terminadas'),
  close: l('关闭', 'Close', 'Cerrar'),
  empty: l(
    '没有后台任务。批量操作、导入和导出会显示在这里，关闭列表或切换页面不会中断它们。',
    'No background tasks. Bulk actions, imports and exports are shown here; closing the list or going to another page does not interrupt them.',
    'No hay tareas. Aquí se ven las acciones en lote, las importaciones y las exportaciones; cerrar la lista o ir a otra página no las interrumpe.',
  ),

  look: l('查看', 'View', 'Ver'),
  interrupted: l(
    '有 {count} 个后台任务被中断',
    'Background tasks interrupted: {count}',
    'Tareas en segundo plano interrumpidas: {count}',
  ),
  ending: l('{name}：{sentence}', '{name}: {sentence}', '{name}: {sentence}'),

  leaveTitle: l(
    '后台任务仍在进行',
    'Background tasks are still running',
    'Hay tareas en segundo plano en curso',
  ),
  leaveTitleWaiting: l(
    '后台任务尚未完成',
    'Background tasks are not finished',
    'Hay tareas en segundo plano sin terminar',
  ),
  leaveTitleUnsaved: l('有文件尚未保存', 'Files are not saved yet', 'Hay archivos sin guardar'),
  leaveText: l(
    '退出登录后以下任务将停止，且不能再继续；已经处理的记录不会撤销：',
    'Logging out stops these tasks for good. What has been done is not undone:',
    'Al salir, estas tareas se detienen definitivamente. Lo ya hecho no se deshace:',
  ),
  progress: l('{name} {seen}/{total}', '{name} {seen}/{total}', '{name} {seen}/{total}'),
  stay: l('继续处理', 'Keep them running', 'Seguir con ellas'),
  stop: l('停止并退出', 'Stop and log out', 'Detener y salir'),
  stayUnsaved: l('暂不退出', 'Stay', 'Quedarse'),
  stopUnsaved: l('退出登录', 'Log out', 'Salir'),

  leaveElsewhere: l(
    '其他窗口中还有 {count} 个任务未完成，退出登录也会停止它们。',
    'Tasks not finished in other windows, which logging out stops too: {count}.',
    'Tareas sin terminar en otras ventanas, que también se detienen al salir: {count}.',
  ),
  leaveUnsaved: l(
    '以下文件尚未保存，退出登录后将丢失：',
    'These files are not saved yet; logging out loses them:',
    'Estos archivos aún no se han guardado; al salir se pierden:',
  ),
  lost: l(
    '以下任务或文件只保存在本页。“登录并继续”会保留它们，“重新登录”将丢失：',
    'These tasks and files are kept on this page alone. “Log in and continue” keeps them, “Log in again” loses them:',
    'Estas tareas y archivos solo están en esta página. «Iniciar sesión y continuar» los conserva, «Iniciar sesión de nuevo» los pierde:',
  ),
} as const
