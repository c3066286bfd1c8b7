import { agentChannels, channels, payChannels } from '@resources/terms/channels'
import {
  type AnswerOf,
  boolean,
  choice,
  choices,
  code,
  defineEndpoints,
  email,
  type Fields,
  image,
  integer,
  l,
  list,
  money,
  object,
  percent,
  phone,
  secret,
  tags,
  text,
  timestamp,
  url,
} from '@/declaration'
import { longestUrl } from './network'

/** The bound WeChat in the list of alert recipients. */
export const wechatReceiver = 'WECHAT'

const version = integer({ label: l('版本', 'Version', 'Versión'), min: 1 })
const appId = code({ label: l('AppId', 'App ID', 'ID de app'), max: 32 })
const publicUrl = l(
  '公网 http(s) 地址，建议使用 https',
  'A public http(s) address, https preferred',
  'Una dirección http(s) pública, mejor https',
)
const vcode = code({
  label: l('短信验证码', 'SMS code', 'Código SMS'),
  pattern: '\\d{6}',
  max: 6,
  errorCode: 60211,
})

export const profileFields = {
  company_name: text({
    label: l('公司名称', 'Company', 'Empresa'),
    min: 2,
    max: 50,
    hint: l(
      '修改后资料重新审核',
      'Changing it sends the profile for review again',
      'Un cambio envía el perfil a revisión',
    ),
  }),
  license_no: code({
    label: l('统一社会信用代码', 'Credit code', 'Código social'),
    pattern: '[0-9A-HJ-NPQRTUWXY]{18}',
    hint: l(
      '18 位，修改后资料重新审核',
      '18 characters; changing it sends the profile for review again',
      '18 caracteres; el cambio se revisa',
    ),
  }),
  contact_name: text({ label: l('联系人', 'Contact', 'Contacto'), min: 1, max: 20 }),
  email: email({ label: l('邮箱', 'E-mail', 'Correo') }),
  qq: code({ label: l('QQ', 'QQ', 'QQ'), pattern: '[1-9]\\d{4,11}' }),
  mobile: phone({ label: l('手机', 'Mobile', 'Móvil'), errorCode: 60215 }),
} as const

export const alertFields = {
  alert_li: money({
    label: l('余额预警线', 'Low-balance alert', 'Alerta de saldo'),
    unit: 'li',
    min: 0,
    max: 1_000_000_000,
    hint: l('0 表示不预警', '0 turns it off', '0 la desactiva'),
  }),
  alert_receivers: tags({
    label: l('预警接收人', 'Alert recipients', 'Destinatarios'),
    max: 20,
    hint: l('手机号，最多 5 个', 'Mobile numbers, 5 at most', 'Móviles, 5 como máximo'),
  }),
} as const

export const pushFields = {
  push_mode: choice({
    label: l('订单推送方式', 'Push mode', 'Modo de notificación'),
    of: {
      HTTP: l('HTTP 推送', 'HTTP push', 'HTTP'),
      WEBSOCKET: l('WebSocket 长连接', 'WebSocket', 'WebSocket'),
      OFF: l('关闭', 'Off', 'Desactivado'),
    },
  }),
  order_push_url: url({
    label: l('订单推送地址', 'Order push URL', 'URL de pedidos'),
    max: longestUrl,
    hint: publicUrl,
    errorCode: 30006,
  }),
  pay_notify_url: url({
    label: l('支付通知地址', 'Pay notify URL', 'URL de pagos'),
    max: longestUrl,
    hint: publicUrl,
    errorCode: 30006,
  }),
} as const

const authPushUrl = url({
  label: l('授权推送地址', 'Authorisation push URL', 'URL de autorización'),
  max: longestUrl,
  hint: l(
    '接收授权、到期和清除事件；留空为解绑',
    'Receives an event when an authorisation is granted, expires or is revoked. Leave empty to unbind.',
    'Recibe autorizaciones, vencimientos y revocaciones. Déjela vacía para desvincularla.',
  ),
  errorCode: 30006,
})

const ipWhiteList = tags({
  label: l('IP 白名单', 'IP allowlist', 'IP permitidas'),
  hint: l('为空表示不限制', 'Empty means no limit', 'Vacía: sin límite'),
})

const secretField = secret({ label: l('应用密钥', 'App secret', 'Clave secreta') })

const appFields = {
  app_id: appId,
  app_name: text({ label: l('应用名称', 'App', 'Aplicación') }),
  op_list: choices({ label: l('平台', 'Platforms', 'Plataformas'), of: channels }),
  app_secret_mask: secretField,
  create_time: timestamp({ label: l('创建时间', 'Created', 'Creada') }),
} as const

const payAccountFields = {
  pay_channel: choice({ label: l('支付方式', 'Pay with', 'Medio de pago'), of: payChannels }),
  agent_channel: choice({
    label: l('收款模式', 'Collection', 'Cobro'),
    of: agentChannels,
    numeric: true,
  }),
  mch_id: code({ label: l('商户号', 'Merchant no.', 'N.º de comercio') }),
  mch_name: text({ label: l('商户名称', 'Merchant', 'Comercio') }),
  sign_status: choice({
    label: l('签约状态', 'Contract', 'Contrato'),
    of: {
      UNSIGNED: { ...l('未签约', 'Unsigned', 'Sin firmar'), tone: 'default' },
      SIGNING: { ...l('签约中', 'Signing', 'En firma'), tone: 'info' },
      SIGNED: { ...l('已签约', 'Signed', 'Firmado'), tone: 'success' },
      CLOSED: { ...l('已关闭', 'Closed', 'Cerrado'), tone: 'error' },
    },
  }),
  rate_bp: percent({ label: l('费率', 'Rate', 'Tarifa') }),
  settle_cycle: text({ label: l('结算周期', 'Settlement', 'Liquidación') }),
} as const

export const wxFields = {
  bound: boolean({ label: l('已绑定', 'Bound', 'Vinculado') }),
  nickname: text({ label: l('微信昵称', 'WeChat name', 'Apodo de WeChat') }),
  headimgurl: image({ label: l('微信头像', 'WeChat picture', 'Foto de WeChat') }),
  bind_time: timestamp({ label: l('绑定时间', 'Bound at', 'Vinculado el'), nullable: true }),
} as const

export const balanceLi = money({ label: l('账户余额', 'Balance', 'Saldo'), unit: 'li' })

export const partnerFields = {
  partner_id: integer({ label: l('合作伙伴编号', 'Partner ID', 'ID de socio') }),
  username: text({ label: l('登录账号', 'Account', 'Cuenta') }),
  partner_type: choice({
    label: l('类型', 'Type', 'Tipo'),
    of: {
      ISV: l('软件服务商', 'Software vendor', 'Proveedor de software'),
      AGENT: l('代理商', 'Agent', 'Agente'),
      MERCHANT: l('自用商家', 'Own merchant', 'Comercio propio'),
    },
  }),
  status: choice({
    label: l('状态', 'Status', 'Estado'),
    of: {
      REVIEWING: { ...l('资料审核中', 'Under review', 'En revisión'), tone: 'info' },
      NORMAL: { ...l('正常', 'Normal', 'Normal'), tone: 'success' },
      ARREARS: { ...l('欠费', 'In arrears', 'En mora'), tone: 'error' },
      DISABLED: { ...l('已停用', 'Disabled', 'Desactivada'), tone: 'default' },
    },
  }),
  ...profileFields,
  apps: list({ label: l('应用列表', 'Apps', 'Aplicaciones'), fields: appFields }),
  balance_li: balanceLi,
  available_li: money({
    label: l('可用余额', 'Available', 'Disponible'),
    unit: 'li',
    hint: l(
      '余额减去未结算消费（每天 02:00 结算前一天）和冻结金额',
      'Balance minus usage that is not settled yet (each day is settled at 02:00 the next day) and held amounts',
      'Saldo menos el consumo sin liquidar (cada día se liquida a las 02:00 del siguiente) y los importes retenidos',
    ),
  }),
  frozen_li: money({ label: l('冻结金额', 'Held', 'Retenido'), unit: 'li' }),
  credit_li: money({ label: l('信用额度', 'Credit limit', 'Crédito'), unit: 'li' }),
  ...alertFields,
  ...pushFields,
  auth_push_url: authPushUrl,
  ip_white_list: ipWhiteList,
  own_ip: text({ label: l('当前 IP', 'Your IP', 'Su IP'), nullable: true }),
  wx_bind: object({ label: l('微信绑定', 'WeChat binding', 'Vínculo WeChat'), fields: wxFields }),
  pay_accounts: list({
    label: l('收款账户', 'Payment accounts', 'Cuentas de cobro'),
    fields: payAccountFields,
  }),
  agent_pay_permission: boolean({
    label: l('代付权限', 'Can pay for shops', 'Pago por cuenta de tiendas'),
    words: {
      yes: l('已开通', 'Yes', 'Habilitado'),
      no: l('未开通', 'No', 'No habilitado'),
    },
  }),
  create_time: timestamp({ label: l('注册时间', 'Registered', 'Alta'), nullable: true }),
  version,
} as const satisfies Fields

const checkFields = {
  http_status: integer({ label: l('HTTP 状态', 'HTTP status', 'Estado HTTP'), nullable: true }),
  cost_ms: integer({ label: l('耗时（毫秒）', 'Time (ms)', 'Tiempo (ms)') }),
  ok: boolean({ label: l('通过', 'Passed', 'Correcto') }),
} as const

const check = object({ label: l('校验结果', 'Check', 'Verificación'), fields: checkFields, nullable: true })

export const profileEndpoints = defineEndpoints({
  partnerinfo: {
    label: l('查看个人信息', 'Read personal info', 'Ver datos'),
    call: 'GET /user/partnerinfo',
    answer: partnerFields,
    capability: 'view',
  },
  updatepartner: {
    label: l('修改资料', 'Change the profile', 'Modificar datos'),
    call: 'POST /user/updatepartner',
    inputs: { ...profileFields, ...alertFields, ...pushFields, vcode, version },
    verified: 'mobile',
    answer: partnerFields,
  },
  updateipwhite: {
    label: l('修改 IP 白名单', 'Change the IP allowlist', 'Modificar IP permitidas'),
    call: 'POST /user/updateipwhite',
    inputs: {
      ip_list: ipWhiteList,
      ip_text: text({
        label: l('IP 白名单（文本）', 'IP allowlist as text', 'IP permitidas en texto'),
        hint: l(
          '可代替 ip_list，以换行、逗号或空格分隔',
          'Alternative to ip_list, separated by line breaks, commas or spaces',
          'En lugar de ip_list, separado por saltos, comas o espacios',
        ),
      }),
      version,
    },
    answer: {
      ip_white_list: ipWhiteList,
      own_ip_missing: boolean({ label: l('当前 IP 不在名单中', 'Your IP is missing', 'Falta su IP') }),
      version,
    },
  },
  bindauthpushurl: {
    label: l('绑定授权推送地址', 'Bind the authorisation push URL', 'Vincular URL de autorización'),
    call: 'POST /user/bindauthpushurl',
    inputs: { auth_push_url: authPushUrl, app_id: appId },
    answer: { auth_push_url: authPushUrl, check, version },
  },
  testpushurl: {
    label: l('测试推送地址', 'Test a push URL', 'Probar una URL'),
    call: 'POST /user/testpushurl',
    inputs: {
      url: url({
        label: l('推送地址', 'Push URL', 'URL'),
        max: longestUrl,
        required: true,
        errorCode: 30006,
      }),
    },
    answer: checkFields,
    capability: 'updatepartner',
  },
  unbindwx: {
    label: l('解绑微信', 'Unbind WeChat', 'Desvincular WeChat'),
    call: 'POST /user/unbindwx',
    inputs: { vcode },
    verified: true,
    answer: { wx_bind: partnerFields.wx_bind, version },
  },
  resetappsecret: {
    label: l('重置应用密钥', 'Reset the app secret', 'Restablecer la clave'),
    call: 'POST /user/resetappsecret',
    inputs: { app_id: { ...appId, required: true }, vcode },
    verified: true,
    requestId: true,
    // Replaces the old secret; this is the only time the new one is shown.
    answer: { app_secret: { ...secretField, required: true } },
  },
})

export type Partner = AnswerOf<(typeof profileEndpoints)['partnerinfo']>

/** The result of a test event; `http_status` is null if the receiver did not answer. */
export type PushCheck = NonNullable<AnswerOf<(typeof profileEndpoints)['bindauthpushurl']>['check']>
