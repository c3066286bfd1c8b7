import { choice, code, defineResource, integer, l, type RecordOf, text, timestamp } from '@/declaration'
import { actionNames, areaNames, clock, operationNames } from './names'
import { ways } from './ways'

const run = l('批次', 'Run ID', 'ID de lote')

/**
 * A log of changes to records. An operation is a call, a whole run, or one pass of a timed job. For platforms that keep a
 * history.
 */
const operationLog = defineResource({
  name: 'operationLog',
  path: '/operationlog',
  label: l('操作日志', 'Operation log', 'Registro de actividad'),
  one: l('操作', 'Operation', 'Acción'),
  icon: 'history',
  menu: { order: 61 },
  roles: { viewer: ['!*'], editor: ['!*'] },
  key: ['operation_id'],
  title: 'action_name',
  card: ['area_name', 'at', 'by_name', 'records'],
  fields: {
    operation_id: code({ label: l('操作编号', 'Operation no.', 'N.º de acción'), max: 120 }),
    at: timestamp({ label: l('时间', 'Time', 'Fecha y hora') }),
    by: code({ label: l('登录账号', 'User name', 'Usuario'), nullable: true }),
    by_name: text({ label: l('操作人', 'Operator', 'Operador'), says: [clock] }),
    /** The user name of the person who approved it, if that was needed. */
    approved_by: code({ label: l('审批人', 'Approved by', 'Aprobada por'), nullable: true }),
    way: choice({ label: l('方式', 'Method', 'Método'), of: ways }),
    area: code({ label: l('业务代码', 'Area ID', 'ID del área') }),
    area_name: text({ label: l('业务', 'Area', 'Área'), says: Object.values(areaNames) }),
    action: code({ label: l('操作代码', 'Action ID', 'ID de la acción') }),
    action_name: text({ label: l('操作', 'Action', 'Acción'), says: Object.values(operationNames) }),
    /** Only counts records that the account may open. */
    records: integer({ label: l('记录数', 'Records', 'Registros') }),
    run_id: code({ label: run, nullable: true, max: 64 }),
    request_id: code({ label: l('请求编号', 'Request ID', 'ID de solicitud'), nullable: true }),
    /** SHA-256 in hexadecimal digits. */
    hash: code({
      label: l('声明版本', 'Declaration hash', 'Huella de la declaración'),
      hint: l(
        '操作时业务声明的 SHA-256',
        'SHA-256 of what was declared of the area at the time',
        'SHA-256 de lo declarado del área en ese momento',
      ),
      nullable: true,
      max: 64,
    }),
  },
  list: {
    columns: ['at', 'by_name', 'area_name', 'action_name', 'way', 'records', 'run_id'],
    moreColumns: ['by', 'approved_by', 'area', 'action', 'operation_id', 'request_id'],
    sortable: ['at'],
    sort: '-at',
    filters: [
      { name: 'period', test: 'period', on: 'at', maxDays: 92 },
      { name: 'who', on: ['by', 'by_name'], test: 'contains', input: text({ label: l('操作人', 'Operator', 'Operador'), max: 50 }) },
      { name: 'area', on: 'area', test: 'equals', input: choice({ label: l('业务', 'Area', 'Área'), of: areaNames }) },
      { name: 'action', on: 'action', test: 'equals', input: choice({ label: l('操作', 'Action', 'Acción'), of: actionNames }) },
      'way',
      { name: 'run', on: 'run_id', test: 'equals', input: code({ label: run, max: 64 }) },
    ],
  },
  detail: {
    component: 'OperationRecords',
    groups: [
      {
        label: l('操作', 'Operation', 'Acción'),
        fields: ['action_name', 'area_name', 'at', 'by_name', 'by', 'approved_by', 'way', 'records', 'run_id'],
      },
      { label: l('追溯', 'Tracing', 'Trazabilidad'), fields: ['operation_id', 'request_id', 'hash'] },
    ],
  },
})

export default operationLog
export type OperationLog = RecordOf<typeof operationLog>
