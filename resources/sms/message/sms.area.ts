import { templateTypes } from '@resources/sms/template/templateRules'
import { channels } from '@resources/terms/channels'
import {
  choice,
  code,
  defineEndpoints,
  defineResource,
  integer,
  l,
  money,
  multiline,
  phone,
  type RecordOf,
  tags,
  text,
  timestamp,
} from '@/declaration'
import { finalCodes, smsCodes, unsentCodes } from './smsCodes'

const task_id = code({ label: l('任务', 'Task', 'Tarea'), max: 20 })

export const smsEndpoints = defineEndpoints({
  /** Up to 5 minutes before the planned time (41029); releases the reserved amount. */
  cancelsms: {
    label: l('撤销定时任务', 'Cancel a scheduled task', 'Cancelar una tarea programada'),
    call: 'POST /user/cancelsms',
    inputs: { task_id: { ...task_id, required: true } },
    answer: {
      task_id,
      canceled: integer({ label: l('已撤销', 'Cancelled', 'Cancelados') }),
      amount_li: money({ label: l('解冻金额', 'Released', 'Liberado'), unit: 'li' }),
    },
  },
  /** The unmasked numbers of these messages, without repetitions. The platform records who asked. */
  smsnumbers: {
    label: l('查看完整号码', 'Show full numbers', 'Ver números completos'),
    call: 'POST /user/smsnumbers',
    inputs: { ids: tags({ label: l('短信', 'Messages', 'Mensajes'), required: true, max: 32 }) },
    answer: {
      mobiles: tags({ label: l('手机号', 'Mobiles', 'Móviles'), required: true }),
      total: integer({ label: l('总数', 'Total', 'Total') }),
    },
  },
})

/** Submitted messages; these count and are charged. */
export const charged = { status: { notIn: ['SCHEDULED', 'CANCELED'] } } as const

const sms = defineResource({
  name: 'sms',
  path: '/sendsms/smslist',
  label: l('短信列表', 'SMS list', 'Lista de SMS'),
  one: l('短信', 'SMS', 'SMS'),
  icon: 'list',
  menu: { group: 'sendsms', order: 20 },
  roles: {
    // Explains why a message did not arrive, and resends failed ones.
    support: ['*'],
    // Sees what messages cost, not what they say.
    finance: ['list', 'detail', '!field.content'],
  },
  key: ['sms_id'],
  title: 'mobile',
  card: ['status', 'err_code', 'template_type', 'content', 'send_time'],
  fields: {
    sms_id: code({ label: l('短信 ID', 'SMS ID', 'ID de SMS'), max: 32 }),
    mobile: phone({ label: l('手机号', 'Mobile', 'Móvil') }),
    status: choice({
      label: l('状态', 'Status', 'Estado'),
      of: {
        SCHEDULED: { ...l('定时待发', 'Scheduled', 'Programado'), tone: 'info' },
        QUEUED: { ...l('排队中', 'Queued', 'En cola'), tone: 'info' },
        SUBMITTED: { ...l('等待回执', 'Awaiting report', 'Esperando acuse'), tone: 'info' },
        DELIVERED: { ...l('发送成功', 'Delivered', 'Entregado'), tone: 'success' },
        FAILED: { ...l('发送失败', 'Failed', 'Fallido'), tone: 'error' },
        UNKNOWN: { ...l('未知', 'Unknown', 'Desconocido'), tone: 'warning' },
        CANCELED: { ...l('已撤销', 'Cancelled', 'Cancelado'), tone: 'default' },
      },
    }),
    /** null until the carrier reports; for an unpaid task, why it was not sent. */
    err_code: choice({
      label: l('回执说明', 'Report', 'Acuse de entrega'),
      of: { ...smsCodes, ...unsentCodes },
      nullable: true,
      component: 'SmsReport',
      width: 196,
    }),
    /** The report in Chinese, for callers of the API. */
    err_text: text({ label: l('回执原文', 'Original report', 'Acuse original'), max: 100 }),
    /** '' once the message is older than 30 days. */
    content: multiline({ label: l('短信内容', 'Text', 'Contenido'), max: 500 }),
    sign_name: text({ label: l('签名', 'Signature', 'Firma'), max: 12 }),
    template_code: code({ label: l('模板 CODE', 'Template code', 'ID de plantilla'), max: 20 }),
    template_type: choice({ label: l('类型', 'Type', 'Tipo'), of: templateTypes }),
    char_count: integer({ label: l('字数', 'Characters', 'Caracteres') }),
    part_count: integer({ label: l('计费条数', 'Parts', 'Partes') }),
    /** Frozen while the message is planned, then charged. */
    amount_li: money({ label: l('费用', 'Cost', 'Coste'), unit: 'li', component: 'UntilSent' }),
    carrier: choice({
      label: l('运营商', 'Carrier', 'Operadora'),
      of: {
        CMCC: l('中国移动', 'China Mobile', 'China Mobile'),
        CUCC: l('中国联通', 'China Unicom', 'China Unicom'),
        CTCC: l('中国电信', 'China Telecom', 'China Telecom'),
        OTHER: l('其他', 'Other', 'Otro'),
      },
    }),
    region: text({ label: l('归属地', 'Region', 'Región'), max: 20 }),
    source: choice({
      label: l('来源', 'Source', 'Origen'),
      of: { CONSOLE: l('控制台', 'Console', 'Consola'), API: l('接口', 'API', 'API'), SYSTEM: l('系统', 'System', 'Sistema') },
    }),
    task_id: code({ label: l('任务', 'Task', 'Tarea'), max: 20 }),
    task_name: text({ label: l('任务名称', 'Task name', 'Nombre de la tarea'), max: 30 }),
    biz_id: code({ label: l('回执 ID', 'Receipt ID', 'ID de acuse'), max: 32 }),
    custom_sms_id: code({ label: l('自定义 ID', 'Custom ID', 'ID propio'), max: 32 }),
    /** The shop it is charged to; null and '' for the partner's own use. */
    op: choice({ label: l('平台', 'Platform', 'Plataforma'), of: channels, nullable: true }),
    app_id: code({ label: l('AppId', 'App ID', 'ID de app'), max: 16 }),
    seller_nick: text({ label: l('商家账号', 'Seller account', 'Cuenta del vendedor'), max: 64 }),
    shop_name: text({ label: l('店铺', 'Shop', 'Tienda'), max: 64 }),
    create_time: timestamp({ label: l('提交时间', 'Submitted', 'Solicitado') }),
    plan_time: timestamp({ label: l('定时时间', 'Scheduled for', 'Programado para'), nullable: true }),
    /** When it was, or will be, submitted and charged. */
    send_time: timestamp({ label: l('发送时间', 'Send time', 'Hora de envío'), component: 'UntilSent', width: 190 }),
    report_time: timestamp({ label: l('回执时间', 'Reported', 'Hora del acuse'), nullable: true }),
    /** When the next change is expected; null if none is. */
    next_time: timestamp({ label: l('预计更新', 'Next update', 'Próxima actualización'), nullable: true }),
  },
  sample: { count: { small: 60, standard: 2_000, full: 84_000 } },
  history: { log: true },
  list: {
    columns: [
      'mobile',
      'status',
      'err_code',
      'send_time',
      'content',
      'template_type',
      'part_count',
      'amount_li',
      'shop_name',
      'source',
      'report_time',
    ],
    moreColumns: [
      'sms_id',
      'task_id',
      'sign_name',
      'template_code',
      'char_count',
      'carrier',
      'region',
      'task_name',
      'biz_id',
      'custom_sms_id',
      'op',
      'app_id',
      'seller_nick',
      'create_time',
      'plan_time',
      'err_text',
    ],
    sortable: ['send_time'],
    sort: '-send_time',
    filters: [
      { on: 'mobile', test: 'in' },
      { name: 'period', test: 'period', on: 'send_time', maxDays: 7 },
      { on: 'status', test: 'in' },
      'err_code',
      'template_type',
      { on: 'task_id', test: 'in' },
      'template_code',
      'sign_name',
      'source',
      'op',
      {
        name: 'seller_nick',
        on: 'seller_nick',
        test: 'equals',
        input: text({ label: l('商家账号', 'Seller account', 'Cuenta del vendedor'), max: 64 }),
      },
      { name: 'app_id', on: 'app_id', test: 'contains', input: code({ label: l('AppId', 'App ID', 'ID de app'), max: 16 }) },
      {
        name: 'of_shop',
        on: 'seller_nick',
        test: 'isSet',
        input: choice({
          label: l('计费对象', 'Charged for', 'Cargado a'),
          of: { SET: l('店铺', 'A shop', 'Una tienda'), UNSET: l('合作伙伴自用', 'The partner', 'El socio') },
        }),
      },
    ],
    summary: {
      delivered: { label: l('成功', 'Delivered', 'Entregados'), when: { status: 'DELIVERED' }, tone: 'success' },
      failed: { label: l('失败', 'Failed', 'Fallidos'), when: { status: 'FAILED' }, tone: 'error' },
      waiting: { label: l('等待', 'No report yet', 'Sin acuse aún'), when: { status: { in: ['QUEUED', 'SUBMITTED'] } }, tone: 'info' },
      unknown: { label: l('未知', 'Unknown', 'Desconocidos'), when: { status: 'UNKNOWN' }, tone: 'warning' },
      scheduled: { label: l('定时待发', 'Scheduled', 'Programados'), when: { status: 'SCHEDULED' }, tone: 'info' },
      canceled: { label: l('已撤销', 'Cancelled', 'Cancelados'), when: { status: 'CANCELED' }, tone: 'default' },
      // All except planned and cancelled ones.
      sent: { label: l('发送', 'Sent', 'Enviados'), when: charged },
      parts: { label: l('计费条数', 'Parts', 'Partes'), sum: 'part_count', when: charged },
      amount_li: { label: l('费用', 'Cost', 'Coste'), sum: 'amount_li', when: charged },
      frozen_li: { label: l('冻结金额', 'Held', 'Retenido'), sum: 'amount_li', when: { status: 'SCHEDULED' } },
    },
  },
  detail: {
    groups: [
      { label: l('短信', 'Message', 'Mensaje'), fields: ['mobile', 'status', 'err_code', 'content', 'carrier', 'region'] },
      { label: l('经过', 'Timeline', 'Cronología'), fields: ['create_time', 'plan_time', 'send_time', 'report_time', 'next_time'] },
      { label: l('计费', 'Charge', 'Cargo'), fields: ['char_count', 'part_count', 'amount_li'] },
      { label: l('店铺', 'Shop', 'Tienda'), fields: ['shop_name', 'seller_nick', 'op', 'app_id'] },
      {
        label: l('任务', 'Task', 'Tarea'),
        fields: ['sign_name', 'template_type', 'template_code', 'source', 'task_id', 'task_name', 'sms_id', 'biz_id', 'custom_sms_id'],
      },
    ],
  },
  actions: {
    resend: {
      label: l('重发', 'Send again', 'Reenviar'),
      icon: 'send',
      on: ['row', 'bulk'],
      batch: 'ids',
      inBulk: {
        text: l(
          '会以新的记录再发一次并重新计费，原记录保留。',
          'They are sent as new records and charged again; the original ones are kept.',
          'Se envían como registros nuevos y se cobran otra vez; los originales se conservan.',
        ),
      },
      requestId: true,
      when: { status: { in: ['FAILED', 'UNKNOWN'] } },
      refuse: [
        { when: { err_code: { in: finalCodes } }, code: 41030 },
        { when: { status: { in: ['FAILED', 'UNKNOWN'] }, send_time: { beforeDays: 7 } }, code: 41031 },
      ],
      price: { field: 'amount_li' },
      confirm: {
        text: l(
          '会以新的记录再发一次并重新计费，原记录保留。',
          'It is sent as a new record and charged again; this one is kept.',
          'Se envía como un registro nuevo y se cobra otra vez; este se conserva.',
        ),
      },
    },
  },
  panels: {
    cancelTask: {
      label: l('撤销定时任务', 'Cancel scheduled task', 'Cancelar tarea programada'),
      icon: 'block',
      component: 'CancelTask',
      on: ['row'],
      when: { status: 'SCHEDULED' },
      capability: 'cancelsms',
    },
    copyNumbers: {
      label: l('查看失败号码', 'Show failed numbers', 'Ver números fallidos'),
      icon: 'view',
      component: 'CopyNumbers',
      on: ['bulk'],
      when: { status: { in: ['FAILED', 'UNKNOWN'] } },
      capability: 'smsnumbers',
    },
  },
  endpoints: smsEndpoints,
})

export default sms
export type Sms = RecordOf<typeof sms>
