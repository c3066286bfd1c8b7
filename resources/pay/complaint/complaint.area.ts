import { payChannels } from '@resources/terms/channels'
import {
  boolean,
  choice,
  choices,
  code,
  defineEndpoints,
  defineResource,
  integer,
  l,
  list,
  money,
  multiline,
  phone,
  type RecordOf,
  tags,
  text,
  timestamp,
} from '@/declaration'
import { complaintActions } from './complaint.actions'
import { complaintHistory, problemTypes, userTags } from './complaintWords'

export const complaintEndpoints = defineEndpoints({
  colleagues: {
    label: l('可分配的同事', 'Colleagues', 'Colegas'),
    call: 'GET /user/complainthandlers',
    answer: {
      items: list({
        label: l('同事', 'Colleagues', 'Colegas'),
        fields: {
          assignee: text({ label: l('处理人', 'Handler', 'Responsable') }),
          username: code({ label: l('账号', 'Account', 'Cuenta') }),
          open: integer({ label: l('未完结', 'Open', 'Abiertas') }),
        },
      }),
      total: integer({ label: l('总数', 'Total', 'Total') }),
    },
    capability: 'assign',
  },
})

const closed = { complaint_state: 'PROCESSED' } as const
const soon = 4 * 3600
const orderNo = l('商户订单号', 'Merchant order no.', 'N.º de pedido')
const channelNo = l('渠道交易号', 'Channel no.', 'N.º del canal')

const complaint = defineResource({
  name: 'complaint',
  path: '/pay/complaintlist',
  label: l('消费者投诉', 'Consumer complaints', 'Reclamaciones'),
  one: l('投诉单', 'Complaint', 'Reclamación'),
  icon: 'complaint',
  menu: { group: 'pay', order: 10 },
  // Includes refunds that are part of a decision.
  roles: { support: ['*'] },
  key: ['complaint_id'],
  title: 'complaint_id',
  card: ['apply_refund_amount', 'complaint_state', 'due_time', 'problem_type', 'complaint_detail', 'order_fee', 'user_tag_list'],
  fields: {
    complaint_id: code({ label: l('投诉单号', 'Complaint no.', 'N.º de reclamación'), max: 32 }),
    complaint_time: timestamp({ label: l('投诉时间', 'Filed at', 'Fecha') }),
    complaint_detail: multiline({ label: l('投诉详情', 'Detail', 'Detalle'), max: 300, width: 150 }),
    complaint_state: choice({
      label: l('处理状态', 'Status', 'Estado'),
      of: {
        PENDING: { ...l('待处理', 'Pending', 'Pendiente'), tone: 'warning' },
        PROCESSING: { ...l('处理中', 'In progress', 'En curso'), tone: 'info' },
        PROCESSED: { ...l('已处理完成', 'Closed', 'Cerrada'), tone: 'success' },
      },
    }),
    complainted_mchid: code({ label: l('被诉商户号', 'Merchant no.', 'N.º de comercio'), max: 16 }),
    mch_name: text({ label: l('被诉商户', 'Merchant', 'Comercio'), max: 64 }),
    payer_phone: phone({ label: l('投诉人电话', 'Payer phone', 'Teléfono'), nullable: true }),
    payer_openid: text({ label: l('投诉人', 'Payer', 'Pagador') }),
    complaint_order_info: list({
      label: l('关联订单', 'Orders', 'Pedidos'),
      fields: {
        transaction_id: code({ label: channelNo }),
        out_trade_no: code({ label: orderNo }),
        amount: money({ label: l('金额', 'Amount', 'Importe'), unit: 'fen' }),
      },
    }),
    service_order_info: list({
      label: l('关联服务单', 'Service orders', 'Órdenes de servicio'),
      fields: {
        order_id: code({ label: l('服务单号', 'Service order no.', 'N.º de orden') }),
        out_order_no: code({ label: l('商户服务单号', 'Merchant no.', 'N.º del comercio') }),
        state: choice({
          label: l('状态', 'Status', 'Estado'),
          of: {
            DOING: { ...l('进行中', 'In progress', 'En curso'), tone: 'info' },
            REVOKED: { ...l('已取消', 'Cancelled', 'Cancelada'), tone: 'default' },
            WAITPAY: { ...l('待支付', 'Unpaid', 'Por pagar'), tone: 'warning' },
            DONE: { ...l('已完成', 'Done', 'Completada'), tone: 'success' },
          },
        }),
      },
    }),
    /** The first order's number; the amount is that of all orders. */
    out_trade_no: code({ label: orderNo, max: 32 }),
    transaction_id: code({ label: channelNo, max: 32 }),
    order_fee: money({ label: l('订单金额', 'Order amount', 'Importe del pedido'), unit: 'fen' }),
    /** All numbers a complaint can be searched by. */
    order_numbers: tags({ label: l('订单号', 'Order numbers', 'Números de pedido') }),
    problem_type: choice({ label: l('问题类型', 'Problem type', 'Tipo de problema'), of: problemTypes }),
    problem_description: text({ label: l('问题描述', 'Problem', 'Problema') }),
    apply_refund_amount: money({ label: l('申请退款金额', 'Requested refund', 'Reembolso solicitado'), unit: 'fen', nullable: true }),
    complaint_full_refunded: boolean({ label: l('已全额退款', 'Fully refunded', 'Reembolso total') }),
    incoming_user_response: boolean({ label: l('有新留言', 'New message', 'Mensaje nuevo') }),
    user_complaint_times: integer({ label: l('投诉次数', 'Complaints filed', 'Veces') }),
    user_tag_list: choices({ label: l('用户标签', 'Payer tags', 'Etiquetas'), of: userTags, component: 'ComplaintMarks', width: 136 }),
    complaint_media_list: list({
      label: l('投诉图片', 'Evidence', 'Pruebas'),
      fields: {
        media_type: choice({
          label: l('来源', 'Of', 'De'),
          of: { USER_COMPLAINT_IMAGE: l('用户上传', 'Payer', 'Pagador'), OPERATION_IMAGE: l('处理凭证', 'Handling', 'Gestión') },
        }),
        media_url: tags({ label: l('图片', 'Pictures', 'Imágenes') }),
      },
    }),
    refund_decision: choice({
      label: l('退款审批', 'Refund decision', 'Decisión'),
      of: {
        NONE: { ...l('未审批', 'None', 'Ninguna'), tone: 'default' },
        APPROVED: { ...l('已同意', 'Approved', 'Aprobado'), tone: 'success' },
        REJECTED: { ...l('已拒绝', 'Refused', 'Rechazado'), tone: 'error' },
      },
    }),
    launch_refund_day: integer({
      label: l('承诺退款', 'Refund within', 'Plazo de reembolso'),
      unit: l('个工作日', 'working days', 'días hábiles'),
      nullable: true,
    }),
    reject_reason: text({ label: l('拒绝原因', 'Reason for refusal', 'Motivo del rechazo') }),
    remark: text({ label: l('备注', 'Note', 'Nota') }),
    first_reply_time: timestamp({ label: l('首次回复', 'First reply', 'Primera respuesta'), nullable: true }),
    complete_time: timestamp({ label: l('完结时间', 'Closed at', 'Cerrada el'), nullable: true }),
    reply_deadline_time: timestamp({
      label: l('回复时限', 'Reply due', 'Plazo de respuesta'),
      deadline: { done: [closed, { first_reply_time: { set: true }, incoming_user_response: false }], soon },
    }),
    close_deadline_time: timestamp({ label: l('处理时限', 'Close due', 'Plazo de cierre'), deadline: { done: closed, soon } }),
    /** The current deadline: for the first reply, then for closing; null once closed. */
    due_time: timestamp({ label: l('当前时限', 'Deadline', 'Plazo'), nullable: true, deadline: { done: closed, soon } }),
    assignee: text({ label: l('处理人', 'Handler', 'Responsable'), max: 30 }),
    pay_channel: choice({ label: l('渠道', 'Channel', 'Canal'), of: payChannels }),
    /** Queue order: unanswered first, high-risk payers first among them, then by deadline. */
    place: integer({
      label: l('处理顺序', 'Queue', 'Prioridad'),
      hint: l('未答复、高风险的在前', 'Unanswered and high-risk first', 'Sin responder y alto riesgo primero'),
      ungrouped: true,
    }),
    history: complaintHistory,
  },
  list: {
    columns: [
      'complaint_id',
      'due_time',
      'complaint_state',
      'complaint_detail',
      'user_tag_list',
      'problem_type',
      'apply_refund_amount',
      'assignee',
      'mch_name',
      'out_trade_no',
      'complaint_time',
    ],
    secondLines: { complaint_id: 'out_trade_no' },
    moreColumns: [
      'incoming_user_response',
      'transaction_id',
      'order_fee',
      'problem_description',
      'user_complaint_times',
      'refund_decision',
      'complaint_full_refunded',
      'payer_phone',
      'payer_openid',
      'complainted_mchid',
      'pay_channel',
      'reply_deadline_time',
      'close_deadline_time',
      'first_reply_time',
      'complete_time',
    ],
    sortable: [
      'place',
      'complaint_time',
      'due_time',
      'apply_refund_amount',
      'order_fee',
      'user_complaint_times',
      'reply_deadline_time',
      'close_deadline_time',
      'first_reply_time',
      'complete_time',
    ],
    sort: 'place',
    filters: [
      'complaint_state',
      { name: 'overdue', on: 'due_time', test: 'isPast', input: boolean({ label: l('超时', 'Overdue', 'Vencida') }) },
      {
        name: 'incoming',
        on: 'incoming_user_response',
        test: 'equals',
        input: boolean({ label: l('有新留言', 'New message', 'Mensaje nuevo') }),
      },
      'problem_type',
      { name: 'out_trade_no', on: 'order_numbers', test: 'has', input: code({ label: orderNo, max: 32 }) },
      { name: 'transaction_id', on: 'order_numbers', test: 'has', input: code({ label: channelNo, max: 32 }) },
      { on: 'complaint_id', test: 'in' },
      { name: 'period', test: 'period', on: 'complaint_time', maxDays: 30 },
      {
        name: 'user_tag',
        on: 'user_tag_list',
        test: 'has',
        input: choice({ label: l('用户标签', 'Payer tag', 'Etiqueta'), of: userTags }),
      },
      'assignee',
      'complainted_mchid',
    ],
    states: 'complaint_state',
    summary: {
      overdue: { label: l('超时', 'Overdue', 'Vencidas'), when: { due_time: { beforeDays: 0 } }, tone: 'error' },
      high_risk: {
        label: l('高风险', 'High risk', 'Alto riesgo'),
        when: { complaint_state: { not: 'PROCESSED' }, user_tag_list: { has: 'HIGH_RISK' } },
        tone: 'error',
      },
      new_message: { label: l('新留言', 'New messages', 'Mensajes nuevos'), when: { incoming_user_response: true } },
    },
  },
  detail: {
    call: 'GET /user/complaintdetail',
    adds: {
      trades: list({
        label: l('关联交易', 'Trades', 'Operaciones'),
        fields: {
          trade_no: code({ label: l('平台单号', 'Trade no.', 'N.º de operación') }),
          out_trade_no: code({ label: orderNo }),
          transaction_id: code({ label: channelNo }),
          trade_state: code({ label: l('交易状态', 'Status', 'Estado') }),
          body: text({ label: l('商品描述', 'Description', 'Descripción') }),
          payer_total: money({ label: l('实付金额', 'Paid', 'Pagado'), unit: 'fen' }),
          refund_fee: money({ label: l('已退/退款中', 'Refunded or in progress', 'Reembolsado o en curso'), unit: 'fen' }),
          refundable_fee: money({ label: l('可退金额', 'Refundable', 'Reembolsable'), unit: 'fen' }),
          refund_status: code({ label: l('退款状态', 'Refund status', 'Estado del reembolso'), nullable: true }),
          pay_time: timestamp({ label: l('支付时间', 'Paid at', 'Pagada el'), nullable: true }),
        },
      }),
    },
    // Complaints are worked through one by one, so the queue stays visible next to the detail.
    beside: true,
    component: 'ComplaintDesk',
    groups: [],
  },
  actions: complaintActions,
  endpoints: complaintEndpoints,
})

export default complaint
export type Complaint = RecordOf<typeof complaint>
