import { topicEvents } from '@resources/merchant/merchant/topicFacts'
import { channels } from '@resources/terms/channels'
import { troubles } from '@resources/terms/troubles'
import { choice, code, defineResource, integer, l, list, type RecordOf, text, timestamp } from '@/declaration'

const ms = l('毫秒', 'ms', 'ms')

const pushLog = defineResource({
  name: 'pushLog',
  path: '/merchant/pushlog',
  label: l('推送记录', 'Push log', 'Notificaciones push'),
  one: l('推送', 'Push', 'Notificación push'),
  icon: 'notify',
  menu: { order: 81 },
  roles: { support: ['*'] },
  key: ['message_id'],
  title: 'tid',
  card: ['event', 'status', 'shop_name', 'create_time'],
  fields: {
    message_id: code({ label: l('消息 ID', 'Message ID', 'ID de mensaje'), max: 32 }),
    tid: code({ label: l('订单号', 'Order no.', 'N.º de pedido'), max: 32 }),
    event: choice({ label: l('消息', 'Event', 'Evento'), of: topicEvents }),
    topic: code({ label: l('消息类型', 'Topic', 'Tema'), max: 40 }),
    op: choice({ label: l('平台', 'Platform', 'Plataforma'), of: channels }),
    app_id: code({ label: l('AppId', 'App ID', 'ID de app'), max: 16 }),
    seller_nick: text({ label: l('商家账号', 'Seller account', 'Cuenta del vendedor'), max: 64 }),
    shop_name: text({ label: l('店铺名称', 'Shop name', 'Tienda'), max: 64 }),
    status: choice({
      label: l('状态', 'Status', 'Estado'),
      of: {
        WAITING: { ...l('待推送', 'Waiting', 'Pendiente'), tone: 'info' },
        RETRYING: { ...l('重试中', 'Retrying', 'Reintentando'), tone: 'warning' },
        SUCCESS: { ...l('成功', 'Delivered', 'Entregada'), tone: 'success' },
        FAILED: { ...l('失败', 'Failed', 'Fallida'), tone: 'error' },
        SKIPPED: { ...l('未命中规则', 'Not matched', 'Sin coincidencia'), tone: 'default' },
      },
    }),
    attempts: integer({ label: l('次数', 'Attempts', 'Intentos') }),
    http_status: integer({ label: l('HTTP 状态', 'HTTP status', 'Estado HTTP'), nullable: true }),
    cost_ms: integer({ label: l('耗时', 'Took', 'Duración'), unit: ms, nullable: true }),
    response_text: text({ label: l('返回内容', 'Response', 'Respuesta'), max: 500, width: 150, says: troubles }),
    /** Null if no try is scheduled: done, or queued until the shop can be reached. */
    next_time: timestamp({ label: l('下次推送', 'Next attempt', 'Próximo intento'), nullable: true }),
    push_time: timestamp({ label: l('最近推送', 'Last attempt', 'Último intento'), nullable: true }),
    create_time: timestamp({ label: l('产生时间', 'Created', 'Creada') }),
    buyer_message: text({ label: l('买家留言', 'Buyer message', 'Mensaje del comprador') }),
    seller_memo: text({ label: l('卖家备注', 'Seller memo', 'Nota del vendedor') }),
    /** 0–5; '' without a flag. */
    seller_flag: code({ label: l('旗帜', 'Flag', 'Bandera'), max: 1 }),
    attempt_logs: list({
      label: l('推送过程', 'Attempts', 'Intentos'),
      fields: {
        push_time: timestamp({ label: l('推送时间', 'Pushed', 'Notificado') }),
        http_status: integer({ label: l('HTTP 状态', 'HTTP status', 'Estado HTTP'), nullable: true }),
        cost_ms: integer({ label: l('耗时', 'Took', 'Duración'), unit: ms }),
        response_text: text({ label: l('返回内容', 'Response', 'Respuesta'), says: troubles }),
      },
    }),
  },
  history: { log: true, keep: 90 },
  list: {
    columns: [
      'tid',
      'event',
      'status',
      'create_time',
      'shop_name',
      'attempts',
      'http_status',
      'response_text',
      'op',
      'next_time',
      'push_time',
    ],
    moreColumns: ['message_id', 'topic', 'seller_nick', 'app_id', 'cost_ms', 'buyer_message', 'seller_memo'],
    sortable: ['create_time', 'push_time'],
    filters: [
      { name: 'period', test: 'period', on: 'create_time', maxDays: 7 },
      { on: 'tid', test: 'in' },
      'op',
      {
        name: 'seller_nick',
        on: 'seller_nick',
        test: 'equals',
        input: text({ label: l('商家账号', 'Seller account', 'Cuenta del vendedor'), max: 64 }),
      },
      'status',
      'event',
      'topic',
      'app_id',
    ],
    states: 'status',
  },
  detail: {
    call: 'GET /user/pushlogdetail',
    groups: [
      {
        label: l('推送', 'Push', 'Notificación push'),
        fields: ['status', 'attempts', 'http_status', 'cost_ms', 'response_text', 'push_time', 'next_time'],
      },
      {
        label: l('消息', 'Message', 'Mensaje'),
        fields: ['message_id', 'event', 'topic', 'tid', 'create_time', 'buyer_message', 'seller_memo', 'seller_flag'],
      },
      { label: l('店铺', 'Shop', 'Tienda'), fields: ['shop_name', 'seller_nick', 'op', 'app_id'] },
      { label: l('推送过程', 'Attempts', 'Intentos'), fields: ['attempt_logs'] },
    ],
  },
  actions: {
    repush: {
      label: l('重推', 'Push again', 'Reenviar'),
      icon: 'send',
      call: 'POST /user/repushorder',
      on: ['row', 'bulk'],
      batch: 'ids',
      inBulk: {
        text: l(
          '将重新推送订单 {title} 的消息，接收方会再次收到。',
          'What was pushed for order no. {title} will be pushed again; the receiver gets it once more.',
          'Se notificará otra vez lo relativo al pedido n.º {title}; el receptor lo recibirá de nuevo.',
        ),
      },
      finds: ['op', 'seller_nick', 'tid'],
      refuse: [{ when: { create_time: { beforeDays: 7 } }, code: 40041 }],
      done: { status: 'WAITING', next_time: { set: true } },
    },
  },
  // The seed creates as many as the shops' figures of today imply.
  sample: { count: { small: 1600, standard: 10_000, full: 95_000 } },
})

export default pushLog
export type PushLog = RecordOf<typeof pushLog>
