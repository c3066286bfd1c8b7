import { channels } from '@resources/terms/channels'
import {
  boolean,
  choice,
  code,
  defineEndpoints,
  integer,
  l,
  list,
  tags,
  text,
  timestamp,
} from '@/declaration'
import { inactive } from './pushRules'

// Calls about the message topics of shops. These name the shop in their address.

const shop = {
  sellerNick: text({
    label: l('商家账号', 'Seller account', 'Cuenta del vendedor'),
    max: 64,
    required: true,
  }),
  appId: code({ label: l('AppId', 'App ID', 'ID de app'), max: 16, required: true }),
}

const op = choice({
  label: l('平台', 'Platform', 'Plataforma'),
  of: channels,
  required: true,
  errorCode: 40022,
})

export const topicGroups = {
  TRADE: l('交易', 'Trade', 'Operación'),
  REFUND: l('退款', 'Refund', 'Reembolso'),
  INVOICE: l('发票', 'Invoice', 'Factura'),
  SERVICE: l('服务', 'Service', 'Servicio'),
} as const

const topic = code({ label: l('消息类型', 'Topic', 'Tema'), max: 40 })

/** A topic and whether the shop has it on. Titles are Chinese, like every text from the platform. */
const topicRecord = {
  topic,
  title: text({ label: l('名称', 'Title', 'Nombre') }),
  group: choice({ label: l('分组', 'Group', 'Grupo'), of: topicGroups }),
  native_topic: code({ label: l('平台原名', 'Native name', 'Nombre nativo') }),
  is_enable: boolean({ label: l('已开启', 'On', 'Activado') }),
  is_mandatory: boolean({ label: l('必选', 'Mandatory', 'Obligatorio') }),
  rule_type: choice({
    label: l('规则', 'Rule', 'Regla'),
    of: {
      NONE: l('无', 'None', 'Ninguna'),
      PAID: l('留言规则', 'Buyer-message rule', 'Regla por mensaje'),
      FLAG: l('备注旗帜规则', 'Memo/flag rule', 'Regla de nota/bandera'),
    },
  }),
  description: text({ label: l('说明', 'Description', 'Descripción') }),
  update_time: timestamp({ label: l('更新时间', 'Updated', 'Actualizado'), nullable: true }),
}

/** The topic list cannot be shown without these: saving it would switch off every topic whose state is unknown. */
const requiredTopic = {
  ...topicRecord,
  topic: { ...topic, required: true },
  is_enable: { ...topicRecord.is_enable, required: true },
} as const

const total = integer({ label: l('总数', 'Total', 'Total') })

export const topicEndpoints = defineEndpoints({
  eventlist: {
    label: l('店铺的消息设置', 'Message topics of a shop', 'Temas de una tienda'),
    call: 'GET /user/eventlist',
    query: { ...shop, op, group: choice({ label: l('分组', 'Group', 'Grupo'), of: topicGroups }) },
    answer: { items: list({ label: l('消息', 'Topics', 'Temas'), fields: requiredTopic }), total },
    capability: 'list',
  },
  topicshops: {
    label: l(
      '平台下各店铺已开的消息',
      'Topics of each shop of a platform',
      'Temas de cada tienda de una plataforma',
    ),
    call: 'GET /user/topicshops',
    query: { op },
    answer: {
      items: list({
        label: l('店铺', 'Shops', 'Tiendas'),
        fields: {
          app_id: shop.appId,
          app_name: text({ label: l('应用', 'App', 'Aplicación') }),
          seller_nick: shop.sellerNick,
          shop_name: text({ label: l('店铺名称', 'Shop name', 'Tienda') }),
          grant_status: code({ label: l('授权状态', 'Authorisation', 'Autorización') }),
          topics: tags({ label: l('已开消息', 'Topics on', 'Temas activos') }),
        },
      }),
      total,
    },
    capability: 'list',
  },
  grantlink: {
    label: l('授权链接', 'Authorisation link', 'Enlace de autorización'),
    call: 'GET /user/grantlink',
    query: { op, app_id: code({ label: l('应用', 'App', 'Aplicación'), max: 16, required: true }) },
    answer: {
      url: text({ label: l('链接', 'Link', 'Enlace'), required: true }),
      expire_time: timestamp({ label: l('失效时间', 'Expires', 'Caduca') }),
    },
  },
})

const inAddress = { sellerNick: 'seller_nick', appId: 'app_id', op: 'op' } as const

/** Actions of shops on topics and pushes. Actions without a place are offered by the area's own dialogs. */
export const topicActions = {
  updateevent: {
    label: l('开关消息', 'Switch a topic', 'Cambiar un tema'),
    icon: 'notify',
    call: 'POST /user/updateevent',
    on: [],
    query: inAddress,
    refuse: inactive,
    inputs: {
      topic: { ...topic, required: true },
      is_enable: boolean({ label: l('开启', 'On', 'Activar') }),
    },
  },
  updateeventlist: {
    label: l('覆盖消息设置', 'Overwrite topics', 'Sobrescribir temas'),
    icon: 'notify',
    call: 'POST /user/updateeventlist',
    on: [],
    query: inAddress,
    refuse: inactive,
    inputs: {
      topic_list: tags({
        label: l('开启的消息', 'Topics that are on', 'Temas activos'),
        required: true,
        max: 40,
        maxItems: 40,
      }),
    },
    saves: true,
  },
  repushToday: {
    label: l('重推今日失败', 'Push today’s failures again', 'Reenviar fallos de hoy'),
    icon: 'send',
    call: 'POST /user/repushtoday',
    on: ['row', 'bulk'],
    batch: 'targets',
    refuse: inactive,
    when: { today_fail: { atLeast: 1 } },
    reason: l(
      '今天没有失败的推送',
      'No push has failed today',
      'Hoy no ha fallado ninguna notificación push',
    ),
    confirm: {
      text: l(
        '今日未送达的消息会以原消息 ID 再推一次，接收方应按消息 ID 去重。',
        'Today’s undelivered messages are pushed once more with their original message IDs; receivers should discard repeated IDs.',
        'Los mensajes de hoy sin entregar se envían otra vez con su mismo ID; el receptor descarta los repetidos.',
      ),
    },
  },
  remind: {
    label: l('发送续期提醒', 'Send renewal reminder', 'Enviar aviso de renovación'),
    icon: 'sms',
    call: 'POST /user/sendrenewremind',
    on: ['row', 'bulk'],
    batch: 'targets',
    requestId: true,
    when: { grant_status: { in: ['EXPIRING', 'EXPIRED'] } },
    refuse: [{ when: { grant_status: 'CLEARED' }, code: 40003 }],
    price: { li: 45 },
    confirm: {
      text: l(
        '向店铺负责人发送短信，提醒重新授权，费用从余额扣除。同一店铺 24 小时内只提醒一次。',
        'A text message asks the shop owner to authorise again; its cost is deducted from your balance. Each shop is reminded at most once every 24 hours.',
        'Un SMS pide al titular que renueve la autorización; su coste se descuenta del saldo. Cada tienda recibe uno cada 24 horas como máximo.',
      ),
    },
  },
} as const

export const topicPanels = {
  pushes: {
    label: l('推送记录', 'Push log', 'Notificaciones push'),
    icon: 'history',
    component: 'PushDrawer',
    on: ['row'],
    capability: 'list',
  },
  events: {
    label: l('消息设置', 'Topics', 'Temas'),
    icon: 'notify',
    component: 'EventDialog',
    on: ['row'],
    capability: 'list',
  },
  eventsOfMany: {
    label: l('批量消息设置', 'Bulk topic settings', 'Temas de varias tiendas'),
    icon: 'notify',
    component: 'EventsOfMany',
    on: ['bulk', 'list'],
    capability: 'updateeventlist',
  },
  grantLink: {
    label: l('新增授权', 'New authorisation', 'Nueva autorización'),
    icon: 'link',
    component: 'GrantLink',
    on: ['list'],
    capability: 'grantlink',
  },
} as const
