import { choice, code, defineResource, integer, l, money, multiline, type RecordOf, text, timestamp } from '@/declaration'

/** Requests that are no longer waiting cannot be decided or taken back. */
const over = [
  { when: { state: 'EXPIRED' }, code: 46103 },
  { when: { state: { not: 'WAITING' } }, code: 46102 },
] as const

/** Requests that a second person decides. Operators see their own requests and those they may decide. */
const approval = defineResource({
  name: 'approval',
  path: '/approval',
  label: l('审批', 'Approvals', 'Aprobaciones'),
  one: l('审批请求', 'Request for approval', 'Solicitud de aprobación'),
  icon: 'check',
  menu: { order: 25 },
  roles: { support: ['list', 'detail', 'withdraw'], finance: ['*'] },
  key: ['id'],
  title: 'title',
  card: ['what', 'state', 'amount', 'asker', 'create_time'],
  fields: {
    id: integer({ label: l('编号', 'No.', 'N.º') }),
    /** `trade.refund`: area and action, or `save`. */
    what: code({ label: l('申请事项', 'Action', 'Acción'), max: 80, component: 'ApprovalWhat' }),
    title: text({ label: l('对象', 'Subject', 'Objeto'), max: 200 }),
    records: integer({ label: l('记录数', 'Records', 'Registros') }),
    amount: money({ label: l('金额', 'Amount', 'Importe'), unit: 'fen', nullable: true }),
    state: choice({
      label: l('状态', 'Status', 'Estado'),
      of: {
        WAITING: { ...l('待审批', 'Waiting', 'Pendiente'), tone: 'warning' },
        DONE: { ...l('已执行', 'Done', 'Hecha'), tone: 'success' },
        PARTLY: { ...l('部分执行', 'Partly done', 'Hecha en parte'), tone: 'warning' },
        FAILED: { ...l('执行失败', 'Failed', 'Fallida'), tone: 'error' },
        REJECTED: { ...l('已拒绝', 'Rejected', 'Rechazada'), tone: 'error' },
        WITHDRAWN: { ...l('已撤回', 'Withdrawn', 'Retirada'), tone: 'default' },
        EXPIRED: { ...l('已过期', 'Expired', 'Caducada'), tone: 'default' },
      },
    }),
    /** Depends on the account, so it is not stored. */
    whose: choice({
      label: l('与我的关系', 'My role', 'Mi papel'),
      of: {
        MINE: l('我提交的', 'Requested by me', 'Solicitadas por mí'),
        OTHERS: l('由我审批', 'For me to decide', 'Me corresponde decidir'),
      },
      nullable: true,
    }),
    asker: text({ label: l('申请人', 'Requested by', 'Solicitante'), max: 32 }),
    asker_id: integer({ label: l('申请人编号', 'Requester’s account', 'Cuenta del solicitante') }),
    note: multiline({ label: l('说明', 'Note', 'Nota'), max: 200, rows: 2 }),
    create_time: timestamp({ label: l('提交时间', 'Requested at', 'Solicitada el') }),
    expire_time: timestamp({ label: l('过期时间', 'Expires at', 'Caduca el') }),
    /** The permission of those who decide. */
    decides: code({ label: l('审批权限', 'Permission to decide', 'Permiso para decidir'), max: 80 }),
    decided_by: text({ label: l('审批人', 'Decided by', 'Decidida por'), max: 32 }),
    decided_time: timestamp({ label: l('审批时间', 'Decided at', 'Decidida el'), nullable: true }),
    reason: text({ label: l('拒绝原因', 'Reason', 'Motivo'), max: 200 }),
  },
  list: {
    columns: ['what', 'title', 'records', 'amount', 'state', 'asker', 'create_time', 'expire_time', 'decided_by'],
    moreColumns: ['id', 'whose', 'note', 'decided_time', 'reason'],
    sortable: ['create_time', 'expire_time', 'decided_time', 'amount', 'records'],
    filters: ['state', 'whose', 'asker', 'create_time'],
    states: 'state',
  },
  detail: {
    component: 'ApprovalRecords',
    groups: [
      {
        label: l('请求', 'Request', 'Solicitud'),
        fields: ['what', 'title', 'records', 'amount', 'state', 'asker', 'create_time', 'expire_time', 'note'],
      },
      { label: l('审批', 'Decision', 'Decisión'), fields: ['decided_by', 'decided_time', 'reason'] },
    ],
  },
  actions: {
    approve: {
      label: l('批准', 'Approve', 'Aprobar'),
      icon: 'check',
      call: 'POST /user/approverequest',
      on: ['row'],
      shortcut: 'a',
      next: true,
      refuse: [{ when: { whose: 'MINE' }, code: 46101 }, ...over],
      confirm: {
        text: l(
          '批准后立即以申请人的名义执行；提交后有变动的记录不会处理。',
          'It is carried out at once in the requester’s name; records that have changed since are left out.',
          'Se ejecuta de inmediato en nombre de quien la pidió; se omiten los registros que hayan cambiado.',
        ),
        type: { amount: 'amount', above: 100_000 },
      },
    },
    reject: {
      label: l('拒绝', 'Reject', 'Rechazar'),
      icon: 'block',
      call: 'POST /user/rejectrequest',
      on: ['row'],
      shortcut: 'x',
      next: true,
      refuse: [{ when: { whose: 'MINE' }, code: 46101 }, ...over],
      inputs: { reason: text({ label: l('拒绝原因', 'Reason', 'Motivo'), min: 1, max: 200, required: true }) },
    },
    withdraw: {
      label: l('撤回', 'Withdraw', 'Retirar'),
      icon: 'undo',
      call: 'POST /user/withdrawrequest',
      on: ['row'],
      refuse: [{ when: { whose: 'OTHERS' }, code: 10003 }, ...over],
      confirm: { text: l('撤回后不再执行。', 'It will not be carried out.', 'No se ejecutará.') },
    },
  },
})

export default approval
export type Approval = RecordOf<typeof approval>
