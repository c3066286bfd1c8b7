import { channels } from '@resources/terms/channels'
import { troubles } from '@resources/terms/troubles'
import { boolean, choice, code, defineResource, integer, l, money, object, type RecordOf, text, timestamp } from '@/declaration'
import { active, inactive, ruleActions } from './pushRules'
import { topicActions, topicEndpoints, topicPanels } from './topics.endpoints'

const merchant = defineResource({
  name: 'merchant',
  path: '/merchant/merchant',
  label: l('授权商家', 'Authorised shops', 'Tiendas autorizadas'),
  one: l('授权商家', 'Shop', 'Tienda'),
  icon: 'storefront',
  menu: { order: 80 },
  // Support cannot revoke authorisations.
  roles: { support: ['list', 'detail'] },
  key: ['op', 'app_id', 'seller_nick'],
  title: 'shop_name',
  card: ['op', 'seller_nick', 'grant_status', 'grant_expire_time', 'sync_status'],
  fields: {
    shop_name: text({ label: l('店铺名称', 'Shop name', 'Tienda'), max: 64 }),
    seller_nick: text({ label: l('商家账号', 'Seller account', 'Cuenta del vendedor'), max: 64 }),
    op: choice({ label: l('平台', 'Platform', 'Plataforma'), of: channels }),
    app_id: code({ label: l('AppId', 'App ID', 'ID de app'), max: 16 }),
    app_name: text({ label: l('应用', 'App', 'Aplicación'), max: 30 }),
    shop_id: code({ label: l('店铺 ID', 'Shop ID', 'ID de tienda'), max: 20 }),
    grant_status: choice({
      label: l('授权状态', 'Authorisation', 'Autorización'),
      of: {
        GRANTED: { ...l('已授权', 'Granted', 'Autorizada'), tone: 'success' },
        EXPIRING: { ...l('即将到期', 'Expiring', 'Por caducar'), tone: 'warning' },
        EXPIRED: { ...l('已过期', 'Expired', 'Caducada'), tone: 'error' },
        CLEARED: { ...l('已清除', 'Revoked', 'Revocada'), tone: 'default' },
      },
    }),
    grant_time: timestamp({ label: l('授权时间', 'Authorised', 'Otorgada') }),
    grant_expire_time: timestamp({ label: l('授权到期', 'Authorised until', 'Autorizada hasta'), warnWithinDays: 7 }),
    subscribe_status: choice({
      label: l('订购状态', 'Subscription', 'Suscripción'),
      of: {
        TRIAL: { ...l('试用', 'Trial', 'Prueba'), tone: 'info' },
        PAID: { ...l('已订购', 'Paid', 'Suscrita'), tone: 'success' },
        EXPIRED: { ...l('已到期', 'Expired', 'Caducada'), tone: 'error' },
        AGENT: { ...l('代付', 'Agent pay', 'Pago por cuenta'), tone: 'info' },
      },
    }),
    subscribe_expire_time: timestamp({ label: l('订购到期', 'Subscription expires', 'Suscrita hasta'), nullable: true, warnWithinDays: 7 }),
    sync_status: choice({
      label: l('同步状态', 'Sync status', 'Sincronización'),
      of: {
        RUNNING: { ...l('正常', 'Running', 'Activa'), tone: 'success' },
        PAUSED: { ...l('已暂停', 'Paused', 'En pausa'), tone: 'default' },
        ERROR: { ...l('异常', 'Error', 'Error'), tone: 'error' },
      },
    }),
    last_push_time: timestamp({ label: l('最近推送', 'Last push', 'Última notificación'), nullable: true }),
    today_push: integer({ label: l('今日推送', 'Pushed today', 'Notificaciones de hoy') }),
    /** Pushes that failed for good or are still being retried. */
    today_fail: integer({ label: l('今日未送达', 'Not delivered today', 'Sin entregar hoy') }),
    topics_on: integer({ label: l('已开消息', 'Topics on', 'Temas activos') }),
    topics_total: integer({ label: l('全部消息', 'All topics', 'Todos los temas') }),
    paid_push_rule: text({ label: l('留言推送规则', 'Buyer-message rule', 'Regla por mensaje'), component: 'PushRule', width: 98 }),
    flag_push_rule: text({ label: l('备注旗帜规则', 'Memo/flag rule', 'Regla de nota/bandera'), component: 'PushRule', width: 126 }),
    agent_pay: object({
      label: l('代付', 'Agent pay', 'Pago por cuenta'),
      component: 'AgentPay',
      width: 134,
      fields: {
        is_enable: boolean({ label: l('启用代付', 'Agent pay', 'Pago por cuenta') }),
        month_limit_li: money({ label: l('每月限额', 'Monthly cap', 'Límite mensual'), unit: 'li' }),
        month_used_li: money({ label: l('本月已用', 'Used this month', 'Usado este mes'), unit: 'li' }),
      },
    }),
    error_message: text({ label: l('异常原因', 'Error', 'Error'), says: troubles }),
    remark: text({ label: l('备注', 'Note', 'Nota'), max: 100 }),
    create_time: timestamp({ label: l('添加时间', 'Added', 'Alta') }),
  },
  sample: { count: { small: 120, standard: 2000, full: 2400 } },
  history: { except: ['today_push', 'today_fail', 'last_push_time', 'agent_pay.month_used_li'] },
  list: {
    columns: [
      'shop_name',
      'grant_status',
      'op',
      'seller_nick',
      'sync_status',
      'grant_expire_time',
      'paid_push_rule',
      'flag_push_rule',
      'agent_pay',
      'subscribe_status',
      'today_push',
      'today_fail',
    ],
    secondLines: { shop_name: 'seller_nick', paid_push_rule: 'flag_push_rule' },
    moreColumns: [
      'app_name',
      'app_id',
      'shop_id',
      'grant_time',
      'subscribe_expire_time',
      'last_push_time',
      'topics_on',
      'error_message',
      'remark',
      'create_time',
    ],
    sortable: ['create_time', 'grant_expire_time', 'shop_name', 'today_push', 'today_fail', 'last_push_time'],
    filters: [
      'shop_name',
      'seller_nick',
      'op',
      'grant_status',
      'sync_status',
      'subscribe_status',
      {
        name: 'expire_in_days',
        on: 'grant_expire_time',
        test: 'withinNextDays',
        input: integer({ label: l('几天内到期', 'Expires within', 'Caduca en'), min: 1, max: 365, unit: l('天', 'days', 'días') }),
      },
      {
        name: 'agent_pay',
        on: 'agent_pay.is_enable',
        test: 'equals',
        input: boolean({
          label: l('代付', 'Agent pay', 'Pago por cuenta'),
          words: { yes: l('已启用', 'On', 'Activado'), no: l('未启用', 'Off', 'Desactivado') },
        }),
      },
      {
        name: 'rule',
        on: ['paid_push_rule', 'flag_push_rule'],
        test: 'isSet',
        input: choice({
          label: l('推送规则', 'Push rule', 'Regla de notificación'),
          of: { SET: l('已设置', 'Set', 'Definida'), UNSET: l('未设置', 'Not set', 'Sin definir') },
        }),
      },
      'app_id',
    ],
    states: 'grant_status',
    summary: { error: { label: l('同步异常', 'Sync errors', 'Con errores'), when: { sync_status: 'ERROR' }, tone: 'error' } },
  },
  detail: {
    missing: 40001,
    groups: [
      {
        label: l('店铺', 'Shop', 'Tienda'),
        fields: ['shop_name', 'seller_nick', 'op', 'shop_id', 'app_name', 'app_id', 'create_time', 'remark'],
      },
      {
        label: l('授权与订购', 'Authorisation and subscription', 'Autorización y suscripción'),
        fields: ['grant_status', 'grant_time', 'grant_expire_time', 'subscribe_status', 'subscribe_expire_time'],
      },
      {
        label: l('订单同步', 'Order sync', 'Sincronización de pedidos'),
        fields: ['sync_status', 'error_message', 'last_push_time', 'today_push', 'today_fail', 'topics_on', 'topics_total'],
      },
      {
        label: l('规则与代付', 'Rules and agent pay', 'Reglas y pago por cuenta'),
        fields: ['paid_push_rule', 'flag_push_rule', 'agent_pay'],
      },
    ],
  },
  actions: {
    pause: {
      label: l('暂停同步', 'Pause sync', 'Pausar'),
      icon: 'pause',
      call: 'POST /user/syncpause',
      on: ['row', 'bulk'],
      batch: 'targets',
      inBulk: {
        text: l(
          '暂停后不再同步订单，恢复后继续。',
          'Order sync stops until it is resumed.',
          'La sincronización de pedidos se detiene hasta que se reanude.',
        ),
      },
      send: { pause: true },
      when: { ...active, sync_status: { not: 'PAUSED' } },
      refuse: inactive,
      done: { sync_status: 'PAUSED' },
      // `resume` refuses these: whoever pauses such a shop cannot undo it.
      warns: [
        {
          when: { subscribe_status: 'EXPIRED' },
          text: l(
            '服务订购已到期：暂停后，续费才能恢复同步。',
            'The subscription has expired: once paused, sync can only be resumed after renewal.',
            'La suscripción ha caducado: una vez en pausa, la sincronización solo se reanuda tras renovarla.',
          ),
        },
      ],
      effect: [{ set: { sync_status: 'PAUSED' } }],
    },
    resume: {
      label: l('恢复同步', 'Resume sync', 'Reanudar'),
      icon: 'play',
      call: 'POST /user/syncpause',
      on: ['row', 'bulk'],
      batch: 'targets',
      inBulk: { text: l('恢复后继续同步订单。', 'Order sync starts again.', 'La sincronización de pedidos se reanuda.') },
      send: { pause: false },
      when: { ...active, sync_status: 'PAUSED' },
      refuse: [...inactive, { when: { subscribe_status: 'EXPIRED' }, code: 40006 }],
      done: { sync_status: 'RUNNING' },
      effect: [{ set: { sync_status: 'RUNNING', error_message: '' } }],
    },
    ...ruleActions,
    agentPay: {
      label: l('代付设置', 'Agent pay', 'Pago por cuenta de la tienda'),
      icon: 'wallet',
      call: 'POST /user/saveagentpay',
      on: ['row', 'bulk'],
      batch: 'targets',
      when: active,
      refuse: inactive,
      inputs: {
        is_enable: boolean({
          label: l('启用代付', 'Agent pay', 'Pago por cuenta'),
          hint: l(
            '启用后由您的余额支付该店铺的订购和单量费用',
            'Your balance then pays this shop’s subscription and per-order fees',
            'La suscripción y el coste por pedido sincronizado de la tienda se descuentan del saldo de su cuenta',
          ),
        }),
        month_limit_li: money({
          label: l('每月限额', 'Monthly cap', 'Límite mensual'),
          unit: 'li',
          min: 0,
          max: 100_000_000,
          hint: l(
            '0 表示不限',
            '0 = no cap: the shop’s fees may use your whole balance',
            '0 = sin límite: los cargos de la tienda pueden consumir todo su saldo',
          ),
        }),
      },
      prefill: { is_enable: 'agent_pay.is_enable', month_limit_li: 'agent_pay.month_limit_li' },
      saves: true,
    },
    ...topicActions,
    clearGrant: {
      label: l('清除授权', 'Revoke authorisation', 'Revocar autorización'),
      icon: 'block',
      call: 'POST /user/cleargrant',
      on: ['row', 'bulk'],
      danger: true,
      undo: 5,
      batch: 'targets',
      when: { grant_status: { not: 'CLEARED' } },
      done: { grant_status: 'CLEARED' },
      // Administrators need a second person too: only the shops themselves can undo this.
      approve: { above: 20, within: 600, by: 'merchant.approve' },
      confirm: {
        text: l(
          '清除后立即停止订单同步并取消消息订阅，须由商家重新授权才能恢复。',
          'Order sync and message subscriptions stop at once; only a new authorisation by the shop brings them back.',
          'La sincronización y los mensajes se detienen al instante; solo una nueva autorización de la tienda los recupera.',
        ),
        type: 'count',
      },
      effect: [{ set: { grant_status: 'CLEARED', sync_status: 'PAUSED', topics_on: 0 } }],
    },
    remove: {
      label: l('移除', 'Remove shop', 'Quitar tienda'),
      icon: 'delete',
      call: 'POST /user/merchantremove',
      on: ['row', 'bulk'],
      danger: true,
      undo: 5,
      batch: 'targets',
      inBulk: {
        text: l(
          '移除后这些店铺不再显示，费用和推送记录保留。',
          'The shops will no longer be listed; their fees and push history are kept.',
          'Las tiendas ya no aparecerán en la lista; sus cargos e historial se conservan.',
        ),
      },
      when: { grant_status: { in: ['CLEARED', 'EXPIRED'] } },
      refuse: [{ when: active, code: 40004 }],
      confirm: {
        text: l(
          '移除后该店铺不再显示，费用和推送记录保留。',
          'The shop will no longer be listed; its fees and push history are kept.',
          'La tienda ya no aparecerá en la lista; sus cargos e historial se conservan.',
        ),
        type: 'count',
      },
      effect: 'remove',
    },
  },
  panels: topicPanels,
  endpoints: topicEndpoints,
})

export default merchant
export type Merchant = RecordOf<typeof merchant>
