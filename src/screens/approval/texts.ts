import { type Label, l } from '@/declaration/label'

export const askTexts = {
  ask: l('提交审批', 'Ask for approval', 'Solicitar aprobación'),
  askMany: l('提交审批（{count} 条）', 'Ask for approval ({count})', 'Solicitar aprobación ({count})'),
  needed: l(
    '提交后由他人审批，通过后自动执行；结果在“审批”中查看。',
    'A second person decides. Once approved, it runs by itself; the outcome is under “Approvals”.',
    'Lo decide una segunda persona. Si lo aprueba, se ejecuta automáticamente; el resultado está en «Aprobaciones».',
  ),
  foreseen: l('批准后的变化', 'What approval will change', 'Qué cambiará al aprobarse'),
  loading: l('正在试算结果…', 'Calculating what would change…', 'Calculando el resultado…'),
  failed: l('无法预览执行结果：', 'The result cannot be shown: ', 'No se puede mostrar el resultado: '),
  amount: l('合计金额 {amount}', 'In total {amount}', 'En total {amount}'),
  records: l('共 {count} 条记录', 'Records: {count}', 'Registros: {count}'),
  refused: l(
    '{count} 条记录不能执行，不会提交：',
    'Left out, because they do not allow this ({count}):',
    'No lo permiten y se omiten ({count}):',
  ),
  nothing: l(
    '没有可以执行的记录',
    'This can’t be done with any of the records',
    'No se puede hacer con ninguno de los registros',
  ),
  note: l('说明', 'Note', 'Nota'),
  noteHint: l('审批人会看到', 'The approver will see it', 'La verá quien apruebe'),
  back: l('返回', 'Back', 'Volver'),
  asked: l('已提交审批。', 'Approval requested.', 'Aprobación solicitada.'),
  open: l('查看请求', 'See the request', 'Ver la solicitud'),
  previous: l('上一页', 'Previous page', 'Página anterior'),
  next: l('下一页', 'Next page', 'Página siguiente'),
  range: l('第 {from}–{to} 条，共 {total} 条', '{from}–{to} of {total}', '{from}–{to} de {total}'),
  done: l('已执行', 'Done', 'Hecho'),
  leftOut: l('未执行：{reason}', 'Left out: {reason}', 'Omitido: {reason}'),
  removed: l('删除', 'Removed', 'Se elimina'),
  created: l('新建', 'Created', 'Se crea'),
} as const satisfies Record<string, Label>
