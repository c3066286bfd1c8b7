import { boolean, choice, code, integer, l, list, object, tags, text, timestamp } from '@/declaration'
import { definePlatformCalls } from '@/declaration/platformCall'
import { changeKinds, ways } from './ways'

/** Entries of an answer. */
export const entryLimits = { usual: 20, most: 100 } as const

const area = code({ label: l('业务名', 'Name of the area', 'Nombre del área') })
const id = code({
  label: l(
    '记录编号，与控制台地址中的相同',
    'The record, as in the console’s addresses',
    'El registro, como en las direcciones de la consola',
  ),
})
const operationId = code({ label: l('操作编号', 'The operation', 'La acción') })

/** The effect of one call on one record. */
const entry = {
  entry: integer({
    label: l(
      '条目号，越大越新',
      'Number of the entry; newer ones are higher',
      'Número de la entrada; las nuevas, mayores',
    ),
  }),
  operation_id: operationId,
  area,
  id,
  at: timestamp({ label: l('时间', 'Time', 'Fecha y hora') }),
  by: code({
    label: l(
      '操作账号，定时任务为空',
      'User name; null for timed jobs',
      'Usuario; nulo en tareas programadas',
    ),
    nullable: true,
  }),
  by_name: text({ label: l('操作人', 'Operator', 'Operador'), nullable: true }),
  way: choice({ label: l('方式', 'Method', 'Método'), of: ways }),
  action: code({
    label: l(
      '操作：create、edit、操作名或接口名',
      'create, edit, the action or the call',
      'create, edit, la acción o la llamada',
    ),
  }),
  action_area: code({
    label: l('操作所属业务或页面', 'Area or page of that action', 'Área o página de esa acción'),
  }),
  kind: choice({ label: l('变更类型', 'Made, changed or removed', 'Alta, cambio o baja'), of: changeKinds }),
  version: integer({ label: l('变更后的版本', 'The version that it led to', 'La versión resultante') }),
  run_id: code({
    label: l('批次编号，不属于批次时没有', 'The run; absent outside runs', 'El lote; ausente fuera de lotes'),
  }),
  records: integer({
    label: l('该操作涉及的记录数', 'Records of the operation', 'Registros de la acción'),
  }),
  changes: object({
    label: l('按字段：[原值, 新值]', 'By field: [from, to]', 'Por campo: [antes, después]'),
    fields: {},
  }),
  hidden: tags({
    label: l(
      '已变更但不显示取值的字段',
      'Fields that changed, values not told',
      'Campos cambiados sin mostrar su valor',
    ),
  }),
}

const page = {
  before: integer({
    label: l(
      '只要此条目号之前的',
      'Only entries below this number',
      'Solo entradas por debajo de este número',
    ),
    min: 1,
  }),
  limit: integer({
    label: l('条数', 'How many', 'Cuántas'),
    min: 1,
    max: entryLimits.most,
  }),
}

const answer = {
  items: list({
    label: l('条目，新的在前', 'Entries, the newest first', 'Entradas, la más reciente primero'),
    fields: entry,
  }),
  more: boolean({ label: l('还有更早的', 'There are older ones', 'Hay anteriores') }),
}

const calls = {
  history: {
    label: l('记录的变更历史', 'History of a record', 'Historial de un registro'),
    call: 'GET /user/history',
    query: { area: { ...area, required: true }, id: { ...id, required: true }, ...page },
    answer,
    codes: [10002],
  },
  operationrecords: {
    label: l('一次操作涉及的记录', 'Records of an operation', 'Registros de una acción'),
    call: 'GET /user/operationrecords',
    query: { operation_id: { ...operationId, required: true }, ...page },
    answer,
    codes: [10002],
  },
} as const

/** For platforms whose `GET /user/info` offers `history`. */
export const historyCalls = definePlatformCalls({
  name: 'history',
  label: l('变更历史', 'History', 'Historial'),
  calls,
})
